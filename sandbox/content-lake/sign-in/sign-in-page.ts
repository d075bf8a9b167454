import { escapeText, layout } from '../editor/page-layout'
import { editors } from './editors'

/** One button for each editor: the form is sent to the address of the page itself. */
export function signInPage(): string {
  const choices = editors
    .map(
      ({ id, name, email }) =>
        `<li><button name="editor" value="${escapeText(id)}">${escapeText(name)}</button> <span>${escapeText(email)}</span></li>`,
    )
    .join('')
  return layout(
    'Sign in',
    `<main><h1>Sign in</h1><p>This content lake runs on your machine only, so no password is needed. Choose who you are: what you write is signed with this name.</p><form class="sign-in" method="post"><ul>${choices}</ul></form></main>`,
  )
}
