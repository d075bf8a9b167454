import { html } from './markup'
import { frame } from './page'

/** The way in. A wrong token gets one calm sentence. */
export function signInPage(failed: boolean): string {
  return frame(
    'Anmelden',
    undefined,
    html`<main id="stand" class="sign-in" tabindex="-1">
<h1>Edelgrat, Betrieb</h1>
<form method="post" action="/operations/sign-in">
<label for="name">Name</label>
<input id="name" name="name" required maxlength="60" autocomplete="username">
<label for="token">Zugang</label>
<input id="token" name="token" type="password" required autocomplete="current-password"${failed && html` aria-describedby="wrong" aria-invalid="true"`}>
${failed && html`<p class="problem" id="wrong">Dieser Zugang passt nicht.</p>`}
<button class="primary">Anmelden</button>
</form>
</main>`,
  ).text
}
