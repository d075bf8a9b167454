import { languageWords } from '../languages/all-words'
import { languages } from '../languages/locales'

/** In CSS: what is no letter or mark by its number. */
const written = (mark: string): string =>
  `"${mark.replace(/[\s\u00a0\u202f]/g, (space) => `\\${space.charCodeAt(0).toString(16)} `)}"`

const rule = (tag: string, [opening, closing]: readonly [string, string]): string =>
  `[lang|="${tag}"] {\n  quotes: ${written(opening)} ${written(closing)};\n}\n`

/** The marks of quotations, by the language of the text. */
export const quotesStyle = (): string =>
  [
    '/* Written by npm run generate from the words of each language. */\n',
    ...languages.map((language) => rule(language, languageWords[language].quotes)),
  ].join('\n')
