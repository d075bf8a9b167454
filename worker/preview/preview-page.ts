import { colours } from '../../site/brand/colours'
import { languageWords } from '../../site/languages/all-words'
import { languageFrom } from '../../site/languages/locales'
import { plainPage } from '../http/plain-page'
import { withoutMarksInHead } from './marks-in-head'

/** The line stands in a corner, above everything, and can be seen through to the touch. */
const style =
  'position:fixed;z-index:2147483000;left:12px;bottom:12px;max-width:calc(100vw - 24px);box-sizing:border-box;' +
  `padding:6px 12px;color:${colours.onDark};background:${colours.season};font:13px/1.4 system-ui,sans-serif;pointer-events:none`

/**
 * A page of the builder as the preview shows it: it says what it is, and can be looked at beside its fields in the
 * Studio. `isGuarded`: visitors need the access code for it.
 */
export function asPreview(made: string, isGuarded = false): string {
  const html = withoutMarksInHead(made)
  const [, language] = /<html[^>]*\slang="([a-z]+)/.exec(html) ?? []
  const { drafts, behindCode } = languageWords[languageFrom(language)].preview
  const text = isGuarded ? `${drafts} – ${behindCode}` : drafts
  const added =
    `<p role="note" data-preview-note style="${style}">${text}</p>` +
    '<style>@media print{[data-preview-note]{display:none}}</style>' +
    '<script type="module" src="/preview/overlay.js"></script>'
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + added : html.slice(0, end) + added + html.slice(end)
}

const meanwhile = {
  starting: {
    title: 'Die Vorschau wird vorbereitet. The preview is being prepared.',
    body: '<h1>Die Vorschau wird vorbereitet.</h1>\n<p>Beim ersten Mal dauert das rund eine Minute; diese Seite lädt sich selbst.</p>\n<p lang="en">The preview is being prepared: about a minute the first time. This page loads by itself.</p>\n',
  },
  failed: {
    title: 'Die Vorschau kann nicht gezeigt werden. There is no preview.',
    body: '<h1>Die Vorschau kann im Augenblick nicht gezeigt werden.</h1>\n<p>Sie wird gleich noch einmal vorbereitet. Die Website selbst ist davon nicht betroffen.</p>\n<p lang="en">There is no preview at the moment. It is tried again; the site itself is not touched by it.</p>\n',
  },
}

/** What stands in a page's place until there is one. It loads itself again, and says what everybody may know. */
export const waitingPreview = (is: keyof typeof meanwhile): string =>
  plainPage({
    lang: 'de',
    title: meanwhile[is].title,
    head: `<meta http-equiv="refresh" content="${is === 'starting' ? 2 : 10}">\n`,
    body: meanwhile[is].body,
  })

/** For whoever does not come from the Studio. */
export const closedPreview = (): string =>
  plainPage({
    lang: 'de',
    title: 'Vorschau / Preview',
    body: '<h1>Die Vorschau wird im Studio geöffnet.</h1>\n<p>Wer dort angemeldet ist, findet sie unter «Vorschau».</p>\n<p lang="en">The preview is opened in the Studio, under “Preview”.</p>\n',
  })
