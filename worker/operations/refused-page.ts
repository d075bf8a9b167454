import { html } from './markup'
import { frame } from './page'

/** An action that was not done: why, and the way back. */
export function refusedPage(why: string): string {
  return frame(
    'Nicht ausgeführt',
    undefined,
    html`<main id="stand" class="sign-in" tabindex="-1">
<h1>Nicht ausgeführt</h1>
<p>${why}</p>
<p><a class="primary" href="/operations">Zurück zum Stand</a></p>
</main>`,
  ).text
}
