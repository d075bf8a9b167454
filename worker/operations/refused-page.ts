import { html } from './markup'
import { frame } from './page'
import type { Words } from './words/all-words'

/** An action that was not done: why, and the way back. */
export function refusedPage(words: Words, why: string): string {
  return frame(
    words,
    'refused',
    undefined,
    html`<main id="state" class="sign-in" tabindex="-1">
<h1>${words.page.titles.refused}</h1>
<p>${why}</p>
<p><a class="primary" href="/operations">${words.refusals.back}</a></p>
</main>`,
  ).text
}
