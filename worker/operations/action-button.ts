import { html, type Markup } from './markup'

/** A button that does something: always a POST that carries the session's own token. */
export function action(
  { csrf }: { csrf: string },
  name: string,
  label: string,
  fields: Readonly<Record<string, string>> = {},
  style = 'link',
): Markup {
  const hidden = Object.entries({ ...fields, csrf }).map(
    ([key, value]) => html`<input type="hidden" name="${key}" value="${value}">`,
  )
  return html`<form method="post" action="/operations/actions/${name}">${hidden}<button class="${style}">${label}</button></form>`
}
