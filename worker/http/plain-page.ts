import { colours } from '../../site/brand/colours'
import { ridgeLine } from '../../site/brand/drawings/ridge-line'
import { letters } from '../../site/brand/letters'

/** The line of the logo, closed to a slope. */
const slope = `${ridgeLine}V40H0Z`

const style = `
body { display: flex; flex-direction: column; min-height: 100svh; margin: 0; color: ${colours.ink}; background: ${colours.ground}; font: 1.0625rem/1.6 ${letters.text.families} }
main { flex: 1; padding: clamp(72px, 16vh, 176px) clamp(20px, 5vw, 112px) 48px }
h1 { max-width: 12em; margin: 0 0 28px; font: 300 clamp(2.125rem, 1.7806rem + 1.5306vw, 3.25rem)/1.1 ${letters.display.families}; letter-spacing: -0.01em; text-wrap: balance }
p { max-width: 33em; margin: 0 0 8px }
h1 ~ p[lang] { color: ${colours.quiet} }
h2 { margin: 32px 0 12px; font-size: 1.0625rem }
dl { max-width: 33em; margin: 0 0 24px }
dt { color: ${colours.quiet} }
dd { margin: 0 0 12px; white-space: pre-line; overflow-wrap: anywhere }
a { display: inline-block; padding: 10px 0; color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.35em }
a:hover { color: ${colours.accent} }
:focus-visible { outline: 2px solid ${colours.accent}; outline-offset: 4px }
svg { display: block; flex: none; width: 100%; height: 176px }
@media (max-height: 600px) { svg { height: 88px } }
@media print { svg { display: none } }
`

interface PlainPage {
  /** Tag of the language. */
  lang: string
  /** HTML, as are `head` and `body`. */
  title: string
  /** What else stands in the head. */
  head?: string
  body: string
}

/** A page in the manner of the house that needs nothing but itself: no file, no script, none of its letters. */
export const plainPage = ({ lang, title, head = '', body }: PlainPage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${body}</main>
<svg viewBox="0 0 172 40" preserveAspectRatio="none" fill="${colours.season}" aria-hidden="true"><path d="${slope}"/></svg>
</body>
</html>
`
