import { boardPath } from './board'
import { changeKind, changeTitle } from './change-words'
import { html, type Markup } from './markup'
import type { PageContext } from './page-data'
import { type Receipt, reached, type Stage, stages } from './receipt'
import { queueWords } from './summary'
import type { Words } from './words/all-words'

/** Changes on their way, each with the stages that it has behind it. */
export function queueSection({ status, inWork, now, time, words }: PageContext): Markup {
  const oldest = inWork[0]?.at.received ?? status.queue.oldestAcceptedAt
  const count = Math.max(inWork.length, status.queue.count ?? 0)
  const length = queueWords(count, oldest === undefined ? undefined : now - oldest, words)
  const rows = inWork.slice(0, 20).map(
    (receipt) => html`<li>
<time>${time.clock(receipt.at.received)}</time>
<p class="what"><b>${changeTitle(receipt, words)}</b>, ${changeKind(receipt.change, words)}</p>
${track(receipt, words)}
</li>`,
  )
  return html`<section aria-labelledby="queue">
<div class="head"><h2 id="queue">${words.queue.title}</h2><p>${length}, <a href="${boardPath}/">${words.queue.oneByOne}</a></p></div>
<ol class="rows queue">${rows}</ol>
</section>`
}

/** The next stage is the one in work; everything before it is done. */
function track(receipt: Receipt, { changes }: Words): Markup {
  const done = stages.indexOf(reached(receipt))
  const state = (stage: Stage) => {
    const index = stages.indexOf(stage)
    return index <= done ? 'done' : index === done + 1 ? 'now' : 'next'
  }
  const steps = stages.map(
    (stage) =>
      html`<li class="${state(stage)}"${state(stage) === 'now' && html` aria-current="step"`}>${changes.stages[stage]}</li>`,
  )
  return html`<ol class="track">${steps}</ol>`
}
