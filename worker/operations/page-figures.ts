import { dayMs, type Slot, slotMs } from './day-history'
import { html, type Markup } from './markup'
import { curves, logShare, needles, type Point, roundUp } from './plot'
import type { Receipt } from './receipt'
import { changeCount, durationWords, type TimeWords } from './words'

/** What the page of the figures shows of the last day. */
export interface DayFigures {
  /** Oldest first. */
  slots: readonly Slot[]
  /** Receipts of the last day. */
  receipts: readonly Receipt[]
  now: number
  time: TimeWords
}

/** ms at the lower and the upper end of the first drawing; a level for each of the four. */
const timesToLive = [100, 1_000, 10_000, 100_000] as const
const thirds = [0, 1 / 3, 2 / 3, 1]
const halves = [0, 0.5, 1]
const megabyte = 1_048_576

/** Three drawings of the last day, each with what it says in words. */
export function figuresMain(figures: DayFigures): Markup {
  const { slots, now, time } = figures
  const first = slots[0]
  const since =
    first === undefined || first.at < now - dayMs + 2 * slotMs
      ? ''
      : ` Warteschlange und Speicher sind seit ${time.minute(first.at)} aufgezeichnet, dem Start dieses Workers.`
  return html`<main id="stand" tabindex="-1" data-still>
<div class="sentence"><h1>Der letzte Tag</h1><p>Von ${time.minute(now - dayMs)} bis jetzt.${since}</p></div>
${timeToLive(figures)}
${queue(figures)}
${memory(figures)}
<p class="more"><a href="/metrics">Alle Messwerte für Prometheus</a></p>
</main>`
}

function timeToLive({ receipts, now, time }: DayFigures): Markup {
  const points = receipts.flatMap(({ change, at }): Point[] =>
    change.kind === 'document' && at.seen !== undefined && at.seen > now - dayMs
      ? [{ at: at.seen, value: at.seen - at.received }]
      : [],
  )
  const [least, , , most] = timesToLive
  const sorted = points.map(({ value }) => value).sort((left, right) => left - right)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  const slowest = points.find(({ value }) => value === sorted.at(-1))
  const words =
    median === undefined || slowest === undefined
      ? 'Keine Änderung.'
      : `${changeCount(points.length)}. Median ${durationWords(median)}, längste ${durationWords(slowest.value)} um ${time.minute(slowest.at)}.`
  const drawn = needles(points, spanOf(now), (value) => logShare(value, least, most), thirds)
  const labels = timesToLive.map((ms) => `${String(ms / 1_000).replace('.', ',')} s`)
  return figure({ id: 'live', title: 'Änderung bis live', words, drawn, labels, now, time })
}

function queue({ slots, now, time }: DayFigures): Markup {
  const points = pointsOf(slots, ({ queue: count }) => count)
  const longest = longestOf(points)
  const end = roundUp(Math.max(1, longest?.value ?? 0))
  const words =
    longest === undefined || longest.value === 0
      ? 'Nichts wartete.'
      : `Am meisten ${changeCount(longest.value)} zugleich, kurz nach ${time.minute(longest.at)}.`
  const drawn = curves([points], spanOf(now), end, 2 * slotMs, halves)
  const labels = end === 1 ? ['0', '', '1'] : ['0', String(end / 2), String(end)]
  return figure({ id: 'waiting', title: 'Warteschlange', words, drawn, labels, now, time })
}

function memory({ slots, now, time }: DayFigures): Markup {
  const builder = pointsOf(slots, ({ builderBytes }) => builderBytes)
  const worker = pointsOf(slots, ({ workerBytes }) => workerBytes)
  const inWords = (name: string, points: readonly Point[]): string => {
    const [last, most] = [points.at(-1), longestOf(points)]
    return last === undefined || most === undefined
      ? `${name}: nicht bekannt.`
      : `${name}: ${megabytes(last.value)} MB, am meisten ${megabytes(most.value)} MB um ${time.minute(most.at)}.`
  }
  const end = roundUp(Math.max(...[...builder, ...worker].map(({ value }) => value / megabyte), 1))
  const words = html`<span class="curve-name-0">${inWords('Erbauer', builder)}</span> <span class="curve-name-1">${inWords('Worker', worker)}</span>`
  const drawn = curves([builder, worker], spanOf(now), end * megabyte, 2 * slotMs, halves)
  const labels = ['0', `${end / 2} MB`, `${end} MB`]
  return figure({ id: 'memory', title: 'Speicher', words, drawn, labels, now, time })
}

interface Drawing {
  id: string
  title: string
  words: Markup | string
  drawn: Markup
  /** From below to above, at equal distances. */
  labels: readonly string[]
  now: number
  time: TimeWords
}

function figure({ id, title, words, drawn, labels, now, time }: Drawing): Markup {
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
<div class="hours" aria-hidden="true">${[...hours, 'jetzt'].map((hour) => html`<span>${hour}</span>`)}</div>
<figcaption>${words}</figcaption>
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
