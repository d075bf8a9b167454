import { describe, expect, it } from 'vitest'
import { hotelDocuments } from './documents'

/** Every value in the documents that a feature of the model is told by: `style: h3`, `ratio: square`, `level: 2`. */
function told(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') found.add(key)
    else found.add(`${key}: ${inner}`)
    if (key === 'marks' && Array.isArray(inner)) for (const mark of inner) found.add(`mark: ${mark}`)
    told(inner, found)
  }
  return found
}

const languageOf = (document: object): unknown => Reflect.get(document, '__i18n_lang')

describe.each(['de', 'fr', 'en'])('the demo hotel in %s', (language) => {
  const found = told(hotelDocuments().filter((document) => languageOf(document) === language))

  it.each([
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'normal', 'blockquote'].map((style) => `style: ${style}`),
    ...['strong', 'em'].map((mark) => `mark: ${mark}`),
    ...['listItem: bullet', 'listItem: number', 'level: 1', 'level: 2'],
    ...['ratio: square', 'ratio: panorama', 'ratio: 4:5', 'crop', 'hotspot'],
    ...['isExternal: true', 'isJumplink: true', 'isLazyloaded: false', 'isLazyloaded: true'],
    ...['summerSeasonLength', 'winterSeasonLength', 'refImage'],
  ])('has %s somewhere', (feature) => {
    const isThere = found.has(feature) || [...found].some((each) => each.startsWith(`${feature}: `))
    expect(isThere).toBe(true)
  })

  it('has a link to another site in a menu', () => {
    const menus = hotelDocuments().filter(({ _type }) => _type === 'navigationMenu')
    expect(told(menus.filter((menu) => languageOf(menu) === language))).toContain('isExternal: true')
  })
})
