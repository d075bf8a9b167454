import { languageTexts } from '../../site/languages/all-texts'
import { isGuardedPath, openPath } from '../../site/languages/guarded-path'
import { homePath, type Language, localeTags } from '../../site/languages/locales'
import { mediaCornerPath } from '../../site/languages/media-corner-path'
import { plainPage } from '../http/plain-page'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

export type PressRefusal = 'refused' | 'tooOften' | 'unavailable'

/** The page that a form of the code says it leads to; undefined for the media corner, and for anything else. */
export const pageToOpen = (opens: string): string | undefined =>
  isGuardedPath(opens) && !/[/\\]{2}|[\\?#]/.test(opens) ? opens : undefined

/** The answer to a form that was sent without scripts: what happened, and the way back. */
export function answerPage(language: Language, refusal: PressRefusal, opens?: string): string {
  const { title, guardedTitle, back, guardedBack, ...texts } = languageTexts[language].media
  const sentence = refusal === 'refused' ? texts.formRefused : texts[refusal]
  return opens === undefined
    ? smallPage(language, title, sentence, { href: mediaCornerPath(language), label: back })
    : smallPage(language, guardedTitle, sentence, { href: openPath(opens), label: guardedBack })
}

/** The answer to somebody with a session where no page lies behind the code. */
export function gonePage(language: Language): string {
  const { guardedTitle, guardedGone } = languageTexts[language].media
  const home = { href: homePath(language), label: languageTexts[language].error.home }
  return smallPage(language, guardedTitle, guardedGone, home)
}

/** A page of a heading, a sentence, `more` of it in HTML, and a link, for where no page of the site can be shown. */
export function smallPage(
  language: Language,
  title: string,
  sentence: string,
  { href, label }: { href: string; label: string },
  more = '',
): string {
  return plainPage({
    lang: localeTags[language],
    title: escapeHtml(title),
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(sentence)}</p>
${more}<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>
`,
  })
}
