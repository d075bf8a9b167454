import { action } from './action-button'
import { html, type Markup } from './markup'
import type { PageContext } from './page-data'
import type { Receipt, ReceiptPage } from './receipt'
import { durationWords, unchangedWords } from './words'

/** How many pages of a receipt are listed before the rest is counted. */
const listedPages = 12

/** What became of each change: where it is live and since when, or why not. */
export function receiptsSection(context: PageContext): Markup {
  const { receipts, asked } = context
  const oldest = receipts.at(-1)
  return html`<section aria-labelledby="belege">
<div class="head"><h2 id="belege">Belege</h2><ul class="legend"><li class="wait">warten</li><li class="build">bauen</li><li class="send">verteilen und sehen</li></ul></div>
<ol class="rows receipts">${runsOf(receipts).map((run) => (run.length > 1 ? folded(run, context) : run.map((receipt) => row(receipt, context))))}</ol>
${receipts.length === 0 && html`<p class="quiet">${asked.before === undefined ? 'Noch keine Änderung.' : 'Keine älteren Belege.'}</p>`}
<p class="more">${asked.before !== undefined && html`<a href="/operations#belege">Neueste Belege</a> `}${oldest && html`<a href="/operations?before=${oldest.id}#belege">Ältere Belege</a>`}</p>
</section>`
}

/** What the clock did without effect is no news; what an editor did always is. */
const isQuiet = ({ outcome, change }: Receipt): boolean =>
  outcome === 'unchanged' && change.kind !== 'document'

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
  const titles = [...new Set(run.map(({ title }) => title))].map((title) => {
    const kinds = run.filter((receipt) => receipt.title === title).map(({ kind }) => kind)
    return `${title} (${[...new Set(kinds)].join(', ')})`
  })
  return html`<li class="quiet-run"><details id="run-${oldest.id}">
<summary><time>${context.time.clock(endOf(newest))}</time><b>${run.length} Mal nichts zu ändern</b> <span>seit ${context.time.minute(endOf(oldest))}: ${titles.join(', ')}</span></summary>
<ol class="rows receipts">${run.map((receipt) => row(receipt, context))}</ol>
</details></li>`
}

const endOf = ({ at }: Receipt): number => at.seen ?? at.published ?? at.received

function row(receipt: Receipt, context: PageContext): Markup {
  const { time, status } = context
  const { change } = receipt
  const revision =
    change.kind === 'document' && change.revision !== undefined
      ? `, Revision ${change.revision.slice(0, 4)}`
      : ''
  const end = endOf(receipt)
  const aside =
    status.setAside.includes(receipt.id) &&
    html`<p class="quiet">Ist das behoben, geht die Änderung von selbst live.</p>${action(context, 'retry', 'Nochmals versuchen', { id: receipt.id })}`
  return html`<li id="beleg-${receipt.id}">
<time>${time.clock(end)}</time>
<div class="what"><h3>${receipt.title}</h3><p>${receipt.kind}${revision}, empfangen ${time.tenth(receipt.at.received)}</p></div>
<div class="result">${result(receipt)}</div>
<div class="where">${pages(receipt, time.tenth(end))}${receipt.outcome === 'unchanged' && html`<p class="quiet">${unchangedWords[change.kind]}</p>`}${receipt.problems.map((problem) => html`<p class="problem">${problem}</p>`)}${aside}</div>
</li>`
}

function result(receipt: Receipt): Markup {
  const end = receipt.at.seen ?? receipt.at.published
  const after = end === undefined ? '' : ` nach ${durationWords(end - receipt.at.received)}`
  switch (receipt.outcome) {
    case 'refused':
      return html`<p class="fault">nicht live</p>`
    case 'unchanged':
      return html`<p>nichts zu ändern</p>`
    case 'waiting':
      return html`<p>unterwegs</p>`
    case 'partly':
      return receipt.pages.length === 0
        ? html`<p class="fault">ein Teil fehlt</p>`
        : html`<p>live${after}</p><p class="fault">ein Teil fehlt</p>${bar(receipt)}`
    case 'live':
      return html`<p>live${after}</p>${bar(receipt)}`
  }
}

/** Waiting, building, spreading: three parts of one bar, as long as each took. Drawn, because styles in attributes are barred. */
function bar({ at }: Receipt): Markup | undefined {
  const end = at.seen ?? at.published
  if (end === undefined || at.built === undefined) return undefined
  const started = Math.min(at.built, at.received + waitOf(at))
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

/** Time in the queue: until building began where that is known, else the quiet time of about 150 ms. */
const waitOf = (at: Receipt['at']): number => Math.min(150, (at.built ?? at.received) - at.received)

function pages(receipt: Receipt, seenAt: string): Markup | undefined {
  if (receipt.pages.length === 0) return undefined
  const rest = receipt.pages.length - listedPages
  const listed = receipt.pages.slice(0, listedPages)
  return html`<ul class="pages">${listed.map((page, index) => pageRow(page, listed[index - 1], seenAt))}${rest > 0 && html`<li><span></span><span>und ${rest} weitere Seiten</span></li>`}</ul>`
}

function pageRow(page: ReceiptPage, before: ReceiptPage | undefined, seenAt: string): Markup {
  const why = page.why !== before?.why && html`<small>${page.why}</small>`
  return html`<li><abbr>${page.language}</abbr><span class="path">${page.path}${why}</span><time>${seenAt}</time></li>`
}
