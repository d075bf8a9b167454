import { html } from './markup'
import { frame } from './page'

const sentences = {
  wrong: 'Dieser Zugang passt nicht.',
  tooOften: 'Zu viele Versuche. Bitte in einer Minute noch einmal.',
}

/** The way in. A wrong token, or too many of them, gets one calm sentence. */
export function signInPage(refused?: keyof typeof sentences): string {
  const sentence = refused && sentences[refused]
  return frame(
    'Anmelden',
    undefined,
    html`<main id="stand" class="sign-in" tabindex="-1">
<h1>Edelgrat, Betrieb</h1>
<form method="post" action="/operations/sign-in">
<label for="name">Name</label>
<input id="name" name="name" required maxlength="60" autocomplete="username">
<label for="token">Zugang</label>
<input id="token" name="token" type="password" required autocomplete="current-password"${sentence && html` aria-describedby="refused" aria-invalid="true"`}>
${sentence && html`<p class="problem" id="refused">${sentence}</p>`}
<button class="primary">Anmelden</button>
</form>
</main>`,
  ).text
}
