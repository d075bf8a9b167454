/** The line of the ridge as in the logo of the site, closed to a slope. */
const slope = 'M0 21 22 15.5l8.6 1.7L49 11l7.5 2.2L73 5l9 7.2 7.6-1.1L110 19l11.6-1.9L172 21V40H0Z'

const style = `
body { display: flex; flex-direction: column; min-height: 100svh; margin: 0; color: #15211c; background: #fbfaf7; font: 1.0625rem/1.6 "Hanken Grotesk", system-ui, sans-serif }
main { flex: 1; padding: clamp(72px, 16vh, 176px) clamp(20px, 5vw, 112px) 48px }
h1 { max-width: 12em; margin: 0 0 28px; font: 300 clamp(2.125rem, 1.7806rem + 1.5306vw, 3.25rem)/1.1 Cormorant, Georgia, serif; letter-spacing: -0.01em; text-wrap: balance }
p { max-width: 33em; margin: 0 0 8px }
h1 ~ p[lang] { color: #55605a }
h2 { margin: 32px 0 12px; font-size: 1.0625rem }
dl { max-width: 33em; margin: 0 0 24px }
dt { color: #55605a }
dd { margin: 0 0 12px; white-space: pre-line; overflow-wrap: anywhere }
a { display: inline-block; padding: 10px 0; color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.35em }
a:hover { color: #77541f }
:focus-visible { outline: 2px solid #77541f; outline-offset: 4px }
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
<svg viewBox="0 0 172 40" preserveAspectRatio="none" fill="#1f3d33" aria-hidden="true"><path d="${slope}"/></svg>
</body>
</html>
`
