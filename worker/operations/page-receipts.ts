import { action } from './action-button'
import { changeKind, changeTitle } from './change-words'
import { problemLines } from './fault-words'
import { html, type Markup } from './markup'
import type { PageContext } from './page-data'
import type { Receipt, ReceiptPage } from './receipt'
import { isWaiting, scheduleLines } from './schedule-words'
import { durationWords } from './times'
import { whyWords } from './told-receipt'
import type { Words } from './words/all-words'

/** How many pages of a receipt are listed before the rest is counted. */
const listedPages = 12

/** What became of each change: where it is live and since when, or why not. */
export function receiptsSection(context: PageContext): Markup {
  const { receipts, asked } = context
  const words = context.words.receipts
  const { wait, build, send } = words.legend
  const oldest = receipts.at(-1)
  return html`<section aria-labelledby="receipts">
<div class="head"><h2 id="receipts">${words.title}</h2><ul class="legend"><li class="wait">${wait}</li><li class="build">${build}</li><li class="send">${send}</li></ul></div>
<ol class="rows receipts">${runsOf(receipts).map((run) => (run.length > 1 ? folded(run, context) : run.map((receipt) => row(receipt, context))))}</ol>
${receipts.length === 0 && html`<p class="quiet">${asked.before === undefined ? words.none : words.noOlder}</p>`}
<p class="more">${asked.before !== undefined && html`<a href="/operations#receipts">${words.newest}</a> `}${oldest && html`<a href="/operations?before=${oldest.id}#receipts">${words.older}</a>`}</p>
</section>`
}

/** What the clock did without effect is no news; what an editor did or planned always is. */
const isQuiet = ({ outcome, change, turns = [] }: Receipt): boolean =>
  outcome === 'unchanged' && change.kind !== 'document' && turns.length === 0

/** Receipts in their order; those without news that follow one another stand together. */
export function runsOf(receipts: readonly Receipt[]): Receipt[][] {
  const runs: Receipt[][] = []
  for (const receipt of receipts) {
    const last = runs.at(-1)
    if (isQuiet(receipt) && last?.every(isQuiet)) last.push(receipt)
    else runs.push([receipt])
  }
  return runs
}

/** A run without news in one line, each of its receipts behind it. */
function folded(run: readonly Receipt[], context: PageContext): Markup {
  const [newest, oldest] = [run[0], run.at(-1)]
  if (!newest || !oldest) return html``
  const { time, words } = context
  const titleOf = (receipt: Receipt) => changeTitle(receipt, words)
  const titles = [...new Set(run.map(titleOf))].map((title) => {
    const kinds = run
      .filter((receipt) => titleOf(receipt) === title)
      .map(({ change }) => changeKind(change, words))
    return `${title} (${[...new Set(kinds)].join(', ')})`
  })
  return html`<li class="quiet-run"><details id="run-${oldest.id}">
<summary><time>${time.clock(endOf(newest))}</time><b>${words.receipts.nothingToDo(run.length)}</b> <span>${words.receipts.since(time.minute(endOf(oldest)), titles.join(', '))}</span></summary>
<ol class="rows receipts">${run.map((receipt) => row(receipt, context))}</ol>
</details></li>`
}

const endOf = ({ at }: Receipt): number => at.seen ?? at.published ?? at.received

function row(receipt: Receipt, context: PageContext): Markup {
  const { time, status, words } = context
  const { change } = receipt
  const { revision: revisionWords, received, heals, retry } = words.receipts
  const revision =
    change.kind === 'document' && change.revision !== undefined
      ? `, ${revisionWords(change.revision.slice(0, 4))}`
      : ''
  const end = endOf(receipt)
  const times = scheduleLines(receipt, time, words).map((line) => html`<p>${line}</p>`)
  const aside =
    status.setAside?.includes(receipt.id) &&
    html`<p class="quiet">${heals}</p>${action(context, 'retry', retry, { id: receipt.id })}`
  return html`<li id="receipt-${receipt.id}">
<time>${time.clock(end)}</time>
<div class="what"><h3>${changeTitle(receipt, words)}</h3><p>${changeKind(change, words)}${revision}, ${received(time.tenth(receipt.at.received))}</p></div>
<div class="result">${result(receipt, words)}</div>
<div class="where">${times}${pages(receipt, time.tenth(end), words)}${receipt.outcome === 'unchanged' && times.length === 0 && html`<p class="quiet">${words.changes.unchanged[change.kind]}</p>`}${problemLines(receipt.problems, words).map((problem) => html`<p class="problem">${problem}</p>`)}${aside}</div>
</li>`
}

function result(receipt: Receipt, words: Words): Markup {
  const { notLive, notYet, unchanged, onItsWay, incomplete, live: liveWord, liveAfter } = words.receipts
  const end = receipt.at.seen ?? receipt.at.published
  const live = end === undefined ? liveWord : liveAfter(durationWords(end - receipt.at.received, words))
  if (isWaiting(receipt) && ['live', 'unchanged'].includes(receipt.outcome)) return html`<p>${notYet}</p>`
  switch (receipt.outcome) {
    case 'refused':
      return html`<p class="fault">${notLive}</p>`
    case 'unchanged':
      return html`<p>${unchanged}</p>`
    case 'waiting':
      return html`<p>${onItsWay}</p>`
    case 'partly':
      return receipt.pages.length === 0
        ? html`<p class="fault">${incomplete}</p>`
        : html`<p>${live}</p><p class="fault">${incomplete}</p>${bar(receipt)}`
    case 'live':
      return html`<p>${live}</p>${bar(receipt)}`
  }
}

/** Waiting, building, spreading: three parts of one bar, as long as each took. Drawn, because styles in attributes are barred. */
export function bar({ at }: Receipt): Markup | undefined {
  const end = at.seen ?? at.published
  if (end === undefined || at.built === undefined) return undefined
  const started = Math.min(at.built, Math.max(at.received, at.begun ?? at.received))
  const parts = [started - at.received, at.built - started, end - at.built]
  const whole = Math.max(1, end - at.received)
  let left = 0
  const rects = parts.map((part, index) => {
    const width = Math.max(1.5, (part / whole) * 100)
    const rect = html`<rect class="${['wait', 'build', 'send'][index]}" x="${left.toFixed(2)}" y="0" width="${Math.max(0.5, width - 1).toFixed(2)}" height="5"/>`
    left += width
    return rect
  })
  return html`<svg class="bar" viewBox="0 0 ${Math.max(100, left).toFixed(2)} 5" preserveAspectRatio="none" aria-hidden="true">${rects}</svg>`
}

function pages(receipt: Receipt, seenAt: string, words: Words): Markup | undefined {
  if (receipt.pages.length === 0) return undefined
  const rest = receipt.pages.length - listedPages
  const listed = receipt.pages.slice(0, listedPages)
  return html`<ul class="pages">${listed.map((page, index) => pageRow(page, listed[index - 1], seenAt, words))}${rest > 0 && html`<li><span></span><span>${words.receipts.morePages(rest)}</span></li>`}</ul>`
}

function pageRow(page: ReceiptPage, before: ReceiptPage | undefined, seenAt: string, words: Words): Markup {
  const told = whyWords(page.why, words)
  const why = (before === undefined || told !== whyWords(before.why, words)) && html`<small>${told}</small>`
  return html`<li><abbr>${page.language}</abbr><span class="path">${page.path}${why}</span><time>${seenAt}</time></li>`
}
