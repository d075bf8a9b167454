import { type Language, localeTags } from '../../site/languages/locales'
import { mediaCornerPath } from '../../site/languages/media-corner-path'
import { media } from '../../site/languages/texts/media'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

export type Refusal = 'refused' | 'tooOften' | 'unavailable'

/** The answer to a form that was sent without scripts: what happened, and the way back. */
export function answerPage(language: Language, refusal: Refusal): string {
  const texts = media[language]
  const sentence = refusal === 'refused' ? texts.formRefused : texts[refusal]
  return `<!doctype html>
<html lang="${localeTags[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style>body{max-width:36rem;margin:15vh auto;padding:0 20px;color:#15211c;background:#fbfaf7;font:1.125rem/1.6 Georgia,serif}a{color:inherit}</style>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(sentence)}</p>
<p><a href="${mediaCornerPath(language)}">${escapeHtml(texts.back)}</a></p>
`
}
