import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { validateDocument } from '../../studio/validate'
import { hotelDocuments } from './documents'
import { faultsIn, listsIn, objectsIn, textsIn } from './inspect-texts'
import type { Fields } from './write'

const documents = hotelDocuments()
const byId = new Map(documents.map((document) => [String(document._id), document]))
const languageOf = (document: Fields) => document.__i18n_lang
const pathOf = (document: Fields) => objectsIn(document.url)[0]?.fullPath
const pages = documents.filter((document) => typeof pathOf(document) === 'string')
/** A document without a language is for all of them. */
const isFor = (language: unknown, document: Fields | undefined) =>
  document !== undefined && [undefined, language].includes(languageOf(document))
const repeated = (values: unknown[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** The document as it is after the import: `_sanityAsset` has become a reference to an asset. */
function imported(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(imported)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
    if (name !== '_sanityAsset') return [name, imported(field)]
    const _ref = String(field).startsWith('file@') ? 'file-abc-pdf' : 'image-abc-3x2-jpg'
    return ['asset', { _type: 'reference', _ref }]
  })
  return Object.fromEntries(fields)
}

const typeOfId = (id: string): string | undefined => {
  if (id.startsWith('image-')) return 'sanity.imageAsset'
  if (id.startsWith('file-')) return 'sanity.fileAsset'
  const type = byId.get(id)?._type
  return typeof type === 'string' ? type : undefined
}

describe('the demo hotel', () => {
  test('has about fifty pages in each of three languages', () => {
    for (const language of ['de', 'fr', 'en']) {
      const count = pages.filter((page) => languageOf(page) === language).length
      expect(count).toBeGreaterThanOrEqual(45)
    }
    expect(pages.length % 3).toBe(0)
  })

  test('has every document in all languages, each id once', () => {
    expect(repeated(documents.map(({ _id }) => _id))).toEqual([])
    for (const document of documents.filter((each) => languageOf(each) === 'de')) {
      expect([...byId.keys()]).toEqual(
        expect.arrayContaining([`${document._id}__i18n_fr`, `${document._id}__i18n_en`]),
      )
    }
  })

  test('refers only to documents that exist, in the same language or for all of them', () => {
    const wrong = documents.flatMap((document) =>
      objectsIn(document)
        .filter(({ _ref }) => typeof _ref === 'string')
        .filter(({ _ref }) => !isFor(languageOf(document), byId.get(String(_ref))))
        .map(({ _ref }) => `${document._id} -> ${_ref}`),
    )
    expect(wrong).toEqual([])
  })

  test('jumps only to sections that exist, each once on its page', () => {
    const sections = (document: Fields | undefined) =>
      objectsIn(document?.parts).flatMap(({ sectionId, _type }) =>
        sectionId && _type !== 'link' ? [sectionId] : [],
      )
    for (const page of pages) expect(repeated(sections(page))).toEqual([])
    const jumps = documents
      .flatMap(objectsIn)
      .filter(({ _type, sectionId }) => sectionId && (_type === 'jumplink' || _type === 'link'))
    expect(jumps.length).toBeGreaterThan(0)
    for (const jump of jumps) {
      const target = objectsIn(jump.internalLink ?? jump.link)[0]?._ref
      expect(sections(byId.get(String(target)))).toContain(jump.sectionId)
    }
  })

  test('gives each page a path of its own, with the prefix of its language', () => {
    expect(repeated(pages.map(pathOf))).toEqual([])
    const prefixes: Record<string, RegExp> = {
      de: /^\/(?!(fr|en)(\/|$))/,
      fr: /^\/fr(\/|$)/,
      en: /^\/en(\/|$)/,
    }
    for (const page of pages) expect(pathOf(page)).toMatch(prefixes[String(languageOf(page))] ?? /^$/)
  })

  test('names by path only the pages that belong to no document, in the same language', () => {
    const known: Record<string, string[]> = {
      de: ['/events', '/media-corner'],
      fr: ['/fr/evenements', '/fr/media-corner'],
      en: ['/en/events', '/en/media-corner'],
    }
    const named = documents.flatMap((document) =>
      objectsIn(document)
        .filter(({ isExternal, externalLink }) => isExternal === false && externalLink !== undefined)
        .map(({ externalLink }) => ({ language: String(languageOf(document)), target: externalLink })),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const { language, target } of named) expect(known[language]).toContain(target)
  })

  test('leads redirects to pages that exist and away from paths that do not', () => {
    const paths = new Set(pages.map(pathOf))
    for (const { from, to } of objectsIn(byId.get('redirects')?.list)) {
      expect(paths).toContain(to)
      expect(paths).not.toContain(from)
    }
  })

  test('gives every entry of a list a key of its own', () => {
    for (const list of documents.flatMap(listsIn)) {
      const keys = list.flatMap((item) =>
        typeof item === 'object' && item !== null ? ['_key' in item && item._key] : [],
      )
      expect(keys).not.toContain(false)
      expect(repeated(keys)).toEqual([])
    }
  })

  test('uses every part of a page somewhere', () => {
    const parts = pages.flatMap((page) => objectsIn(page.parts)).map(({ _type }) => _type)
    const expected =
      'hero textPart textWithImage teaserGrid gallery panorama quote facts prices openingHours film webcam map callToAction accordion downloads seasonTeaser upcomingEvents'
    expect(parts).toEqual(expect.arrayContaining(expected.split(' ')))
  })

  test('has the same parts in every language', () => {
    const shape = (id: string) => listsIn(byId.get(id)?.parts)[0]?.map((part) => objectsIn(part)[0]?._type)
    for (const page of pages.filter((each) => languageOf(each) === 'de')) {
      expect(shape(`${page._id}__i18n_fr`)).toEqual(shape(String(page._id)))
      expect(shape(`${page._id}__i18n_en`)).toEqual(shape(String(page._id)))
    }
  })

  test('describes every picture in words and names only files that lie in its folder', () => {
    const named = documents.flatMap(objectsIn).filter(({ _sanityAsset }) => _sanityAsset)
    for (const { _type, alt } of named)
      if (_type === 'picture') expect(alt).toEqual(expect.stringMatching(/\S{3}/))
    const files = new Set(
      named.map(({ _sanityAsset }) => String(_sanityAsset)).filter((name) => name.startsWith('file@')),
    )
    expect(files.size).toBeGreaterThan(0)
    for (const file of files)
      expect(fs.existsSync(path.resolve(__dirname, file.replace('file@file://', '')))).toBe(true)
  })

  test('is written without the faults that a proofreader would mark', () => {
    const marked = documents.flatMap((document) =>
      textsIn(document).flatMap((text) =>
        faultsIn(text, String(languageOf(document))).map((fault) => `${document._id}: ${fault}: ${text}`),
      ),
    )
    expect(marked).toEqual([])
  })

  test('fits the content model field by field', () => {
    const problems = documents.flatMap((document) => {
      const _id = String(document._id)
      return validateDocument(
        {
          _id,
          _type: String(document._type),
          ...Object.fromEntries(Object.entries(imported(document) ?? {})),
        },
        typeOfId,
      )
    })
    expect(problems).toEqual([])
  })
})
