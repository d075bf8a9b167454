import { languageWords } from '../../site/languages/all-words'
import { defaultLanguage, localeTags, prefixedLanguages } from '../../site/languages/locales'
import { firstBuildRetry } from './rules'

const main = languageWords[defaultLanguage].waiting
const others = prefixedLanguages.map(
  (language) => `<p lang="${language}">${languageWords[language].waiting}</p>\n`,
)

/** Shown before the first release, in all languages of the site. It asks again by itself. */
export const waitingPage = `<!doctype html>
<html lang="${localeTags[defaultLanguage]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${firstBuildRetry}">
<meta name="robots" content="noindex">
<title>${main.split(',')[0]}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 2rem; font: 1.125rem/1.6 Georgia, serif; color: #22312b; background: #f7f4ee; text-align: center }
h1 { font-weight: 400; font-size: 1.75rem; margin: 0 0 1rem }
p { margin: 0 }
</style>
</head>
<body>
<main>
<h1>${main}</h1>
${others.join('')}</main>
</body>
</html>
`
