import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { languageTexts } from '../languages/all-texts'

const folder = 'site/src'
/** Its texts come with the footer, which every page has. */
const withFooter = `${folder}/guard/broken-texts.ts`
/** Stands around every page. */
const surroundings = `${folder}/components/layout/surroundings.tsx`
const templates = readdirSync(`${folder}/templates`)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `${folder}/templates/${name}`)

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

/** The files of the site that a file imports, at once or later. */
const importsOf = (file: string, text: string): string[] =>
  found(text, /(?:from|import\()\s*'(\.[^']+)'/g).flatMap((name) =>
    ['.tsx', '.ts']
      .map((ending) => path.posix.join(path.dirname(file), name) + ending)
      .filter((one) => existsSync(one)),
  )

/** `useTranslation('common')` in components; `textLookup<'seo'>(…)` in heads and slices. */
const asked = /(?:useTranslation\(|textLookup<)'([\w-]+)'/g

/** The namespaces that a file asks for, and all that it imports. */
function usedBy(roots: readonly string[], without: readonly string[] = []): string[] {
  const files = new Set(roots)
  const used = new Set<string>()
  for (const file of files) {
    if (without.includes(file)) continue
    const text = readFileSync(file, 'utf8')
    for (const namespace of found(text, asked)) used.add(namespace)
    for (const imported of importsOf(file, text)) files.add(imported)
  }
  return [...used]
}

/** The namespaces that a template loads. */
const loadedBy = (file: string): string[] =>
  found(readFileSync(file, 'utf8'), /namespaces: \[([^\]]*)\]/g).flatMap((list) => found(list, /"([\w-]+)"/g))

it.each(templates)('%s loads the texts that its components show', (template) => {
  const loaded = loadedBy(template)
  const used = usedBy([template, surroundings], [withFooter])
  expect(used.filter((namespace) => !loaded.includes(namespace))).toEqual([])
})

it.each(['header', 'footer'])('the %s loads the texts that it shows', (name) => {
  const slice = `${folder}/slices/${name}.tsx`
  const loaded = loadedBy(slice)
  const used = usedBy([slice])
  expect(used).toContain('common')
  expect(used.filter((namespace) => !loaded.includes(namespace))).toEqual([])
})

it('templates are read as they are written: their components show texts, and all that they load there are', () => {
  expect(templates.length).toBeGreaterThan(8)
  expect(templates.filter((template) => usedBy([template]).length === 0)).toEqual([])
  expect(templates.flatMap(loadedBy).filter((namespace) => !(namespace in languageTexts.de))).toEqual([])
})
