import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { languageWords } from '../../site/languages/all-words'
import { languageFacts, languages } from '../../site/languages/locales'
import { withoutComments } from './without-comments'

/** What may name a language of the site outside of `site/languages`, and why. */
const meant = [
  { file: /^site\/brand\/words\.ts$/, why: 'what texts say of the house, in each language' },
  { file: /^worker\/operations\//, why: 'operators read German or English, whatever the site speaks' },
  { file: /^site\/readings\/|^worker\/editors\/routes\.ts$/, why: 'words for operators' },
  { file: /^worker\/preview\/preview-page\.ts$/, why: 'editors who wait read German and English' },
  {
    file: /^studio\/(?:desk|words)\/|^studio\/sanity\.config\.ts$/,
    why: 'the Studio is in German or English',
  },
  { file: /^studio\/bundle\//, why: 'the page of the Studio begins in English' },
  { file: /^studio\/complete-\w+\.ts$|\/example\.ts$/, why: 'an example of what an editor writes' },
  { file: /^worker\/publish\/release-words\.ts$/, why: 'an example of a path' },
  {
    file: /^site\/src\/components\/not-found\/lost\.tsx$/,
    why: 'the sentence that programs read is English',
  },
] as const

const isProduct = (file: string): boolean =>
  /\.(?:tsx?|css|js|cjs|html)$/.test(file) &&
  !/node_modules|\.test\.|\/testing\/|^site\/languages\/|^site\/gatsby-types|^studio\/(?:dist|\.sanity)\//.test(
    file,
  )
const files = ['site', 'worker', 'studio', 'plugins']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => path.posix.join(room, name)),
  )
  .concat('gatsby-config.ts', 'gatsby-node.ts')
  .filter(isProduct)

/** A code as it stands in code: in quotes, as a key, in a pattern, a path, an id or a list of words. */
const codes = languages.flatMap((code) => [
  new RegExp(
    `(["'\`])${code}\\1|\\b${code}: ?["'\`{([]|[(|]${code}[|)]|__i18n_${code}\\b|\\b${code} or\\b|\\bor ${code}\\b`,
  ),
  new RegExp(`["'\`\\s]/${code}(?:[/"'\`\\s.,]|$)`, 'm'),
])
const english = new Intl.DisplayNames(['en'], { type: 'language' })
const names = languages.flatMap((code) =>
  [languageFacts[code].name, languageWords[code].german.name, english.of(code) ?? code].map(
    (name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
  ),
)

/** What of a language stands in a text. */
const ofLanguages = (text: string): string[] =>
  [...codes, ...names].flatMap((pattern) => pattern.exec(withoutComments(text))?.[0] ?? [])

const naming = files
  .map((file) => ({ file, found: ofLanguages(readFileSync(file, 'utf8')) }))
  .filter(({ found }) => found.length > 0)

it('a language is named in its folder and in the list of languages only', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(naming.filter(({ file }) => !meant.some((place) => place.file.test(file)))).toEqual([])
})

it('where languages are meant to be named, they are', () => {
  const places = meant.filter((place) => !naming.some(({ file }) => place.file.test(file)))
  expect(places).toEqual([])
})

it.each([
  ["if (language === 'fr') return", "'fr'"],
  ['const words = { de: "a" }', 'de: "'],
  ['/^\\/(fr|en)$/', '(fr|'],
  [':global(html[lang^="en"]) p', '"en"'],
  ["description: 'de, fr or en.'", 'fr or'],
  ["description: 'its path is /, /fr or /en.'", ' /fr '],
  ["const id = group + '__i18n_fr'", '__i18n_fr'],
  ["description: 'German without prefix.'", 'German'],
])('%s names a language', (code, found) => {
  expect(ofLanguages(code)).toContain(found)
})

it.each(['const de = 1', '// fr or en', 'import { en } from "./lists"'])('%s names none', (code) => {
  expect(ofLanguages(code)).toEqual([])
})
