import { escapeText, layout } from '../content-lake/editor/page-layout'

export type StudioState =
  | { is: 'being made' }
  | { is: 'there'; folder: string }
  /** Half a sentence. */
  | { is: 'missing'; reason: string }

const studio = { name: 'Studio', line: 'Where editors write.' }

/** What stands in the Studio's place while it is made, or because it could not be. The first looks again by itself. */
export function waitingPage(state: Exclude<StudioState, { is: 'there' }>): string {
  if (state.is === 'missing')
    return layout(
      'Not there',
      `<main><h1>The Studio is not there</h1><p>There is no Studio, because ${escapeText(state.reason)}. The site runs without it; the next start tries again.</p></main>`,
      studio,
    )
  return layout(
    'Being made',
    '<meta http-equiv="refresh" content="3"><main><h1>The Studio is being made</h1><p>The first time its packages are fetched, which takes a minute or two. This page looks again by itself.</p></main>',
    studio,
  )
}
