import { dayMs, type Slot, slotMs } from './day-history'
import { html, type Markup } from './markup'
import { curves, logShare, needles, type Point, roundUp } from './plot'
import type { Receipt } from './receipt'
import { durationWords, type TimeWords } from './times'
import type { Words } from './words/all-words'

/** What the page of the figures shows of the last day. */
export interface DayFigures {
  /** Oldest first. */
  slots: readonly Slot[]
  /** Receipts of the last day. */
  receipts: readonly Receipt[]
  now: number
  time: TimeWords
  words: Words
}

/** ms at the lower and the upper end of the first drawing; a level for each of the four. */
const timesToLive = [100, 1_000, 10_000, 100_000] as const
const thirds = [0, 1 / 3, 2 / 3, 1]
const halves = [0, 0.5, 1]
const megabyte = 1_048_576

/** Three drawings of the last day, each with what it says in words. */
export function figuresMain(figures: DayFigures): Markup {
  const { slots, now, time, words } = figures
  const { title, span, recordedSince, metrics } = words.figures
  const first = slots[0]
  const since =
    first === undefined || first.at < now - dayMs + 2 * slotMs
      ? ''
      : ` ${recordedSince(time.minute(first.at))}`
  return html`<main id="state" tabindex="-1" data-still>
<div class="sentence"><h1>${title}</h1><p>${span(time.minute(now - dayMs))}${since}</p></div>
${timeToLive(figures)}
${queue(figures)}
${memory(figures)}
<p class="more"><a href="/metrics">${metrics}</a></p>
</main>`
}

function timeToLive({ receipts, now, time, words }: DayFigures): Markup {
  const { figures, changes, times } = words
  const points = receipts.flatMap(({ change, at }): Point[] =>
    change.kind === 'document' && at.seen !== undefined && at.seen > now - dayMs
      ? [{ at: at.seen, value: at.seen - at.received }]
      : [],
  )
  const [least, , , most] = timesToLive
  const sorted = points.map(({ value }) => value).sort((left, right) => left - right)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  const slowest = points.find(({ value }) => value === sorted.at(-1))
  const told =
    median === undefined || slowest === undefined
      ? figures.noChange
      : figures.times(
          changes.count(points.length),
          durationWords(median, words),
          durationWords(slowest.value, words),
          time.minute(slowest.at),
        )
  const drawn = needles(points, spanOf(now), (value) => logShare(value, least, most), thirds)
  const labels = timesToLive.map((ms) => `${String(ms / 1_000).replace('.', times.decimals)} s`)
  return figure({ id: 'live', title: figures.timeToLive, told, drawn, labels, now, time, words })
}

function queue({ slots, now, time, words }: DayFigures): Markup {
  const { figures, changes } = words
  const points = pointsOf(slots, ({ queue: count }) => count)
  const longest = longestOf(points)
  const end = roundUp(Math.max(1, longest?.value ?? 0))
  const told =
    longest === undefined || longest.value === 0
      ? figures.nothingWaited
      : figures.mostWaited(changes.count(longest.value), time.minute(longest.at))
  const drawn = curves([points], spanOf(now), end, 2 * slotMs, halves)
  const labels = end === 1 ? ['0', '', '1'] : ['0', String(end / 2), String(end)]
  return figure({ id: 'waiting', title: figures.queue, told, drawn, labels, now, time, words })
}

function memory({ slots, now, time, words }: DayFigures): Markup {
  const { figures } = words
  const builder = pointsOf(slots, ({ builderBytes }) => builderBytes)
  const worker = pointsOf(slots, ({ workerBytes }) => workerBytes)
  const inWords = (name: string, points: readonly Point[]): string => {
    const [last, most] = [points.at(-1), longestOf(points)]
    return last === undefined || most === undefined
      ? figures.unknown(name)
      : figures.megabytes(name, megabytes(last.value), megabytes(most.value), time.minute(most.at))
  }
  const end = roundUp(Math.max(...[...builder, ...worker].map(({ value }) => value / megabyte), 1))
  const told = html`<span class="curve-name-0">${inWords(figures.builder, builder)}</span> <span class="curve-name-1">${inWords(figures.worker, worker)}</span>`
  const drawn = curves([builder, worker], spanOf(now), end * megabyte, 2 * slotMs, halves)
  const labels = ['0', `${end / 2} MB`, `${end} MB`]
  return figure({ id: 'memory', title: figures.memory, told, drawn, labels, now, time, words })
}

interface Drawing {
  id: string
  title: string
  told: Markup | string
  drawn: Markup
  /** From below to above, at equal distances. */
  labels: readonly string[]
  now: number
  time: TimeWords
  words: Words
}

function figure({ id, title, told, drawn, labels, now, time, words }: Drawing): Markup {
  const hours = [24, 18, 12, 6].map((before) =>
    time
      .minute(now - before * 3_600_000)
      .split(', ')
      .at(-1),
  )
  return html`<section aria-labelledby="${id}">
<div class="head"><h2 id="${id}">${title}</h2></div>
<figure class="figure">
<div class="scale" aria-hidden="true">${labels.toReversed().map((label) => html`<span>${label}</span>`)}</div>
${drawn}
<div class="hours" aria-hidden="true">${[...hours, words.figures.now].map((hour) => html`<span>${hour}</span>`)}</div>
<figcaption>${told}</figcaption>
</figure>
</section>`
}

const spanOf = (now: number) => ({ from: now - dayMs, to: now })
const megabytes = (bytes: number): number => Math.round(bytes / megabyte)

const pointsOf = (slots: readonly Slot[], read: (slot: Slot) => number | undefined): Point[] =>
  slots.flatMap((slot) => {
    const value = read(slot)
    return value === undefined ? [] : [{ at: slot.at, value }]
  })

const longestOf = (points: readonly Point[]): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, point) => (best === undefined || point.value > best.value ? point : best),
    undefined,
  )
