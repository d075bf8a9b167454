import { html } from './markup'
import { frame, languageLinks } from './page'
import type { Words } from './words/all-words'

/** The way in. A wrong token, or too many of them, gets one calm sentence. */
export function signInPage(words: Words, refused?: 'wrong' | 'tooOften'): string {
  const { signIn, page } = words
  const sentence = refused && signIn[refused]
  return frame(
    words,
    'signIn',
    undefined,
    html`<main id="state" class="sign-in" tabindex="-1">
<h1>${page.house}</h1>
<form method="post" action="/operations/sign-in">
<label for="name">${signIn.name}</label>
<input id="name" name="name" required maxlength="60" autocomplete="username">
<label for="token">${signIn.token}</label>
<input id="token" name="token" type="password" required autocomplete="current-password"${sentence && html` aria-describedby="refused" aria-invalid="true"`}>
${sentence && html`<p class="problem" id="refused">${sentence}</p>`}
<button class="primary">${signIn.submit}</button>
</form>
<p class="more">${languageLinks(words, '/operations')}</p>
</main>`,
  ).text
}
