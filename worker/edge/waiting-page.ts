import { languageWords } from '../../site/languages/all-words'
import { defaultLanguage, localeTags, prefixedLanguages } from '../../site/languages/locales'
import { plainPage } from '../http/plain-page'
import { firstBuildRetry } from './rules'

const main = languageWords[defaultLanguage].waiting
const others = prefixedLanguages.map(
  (language) => `<p lang="${language}">${languageWords[language].waiting}</p>\n`,
)

/** Shown before the first release, in all languages of the site. It asks again by itself. */
export const waitingPage = plainPage({
  lang: localeTags[defaultLanguage],
  title: main.split(',')[0] ?? main,
  head: `<meta http-equiv="refresh" content="${firstBuildRetry}">\n`,
  body: `<h1>${main}</h1>\n${others.join('')}`,
})
