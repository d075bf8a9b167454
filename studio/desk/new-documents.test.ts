import { expect, test } from 'vitest'
import { documentTypes } from '../schemas'
import { isDuplicable, withoutDuplicate, withStartable } from './new-documents'
import { documentTemplates } from './templates'

/** What the Studio offers by itself: a bare template for each type, and those of the site. */
const offered = [...documentTypes.map(({ name }) => name), ...documentTemplates.map(({ id }) => id)].map(
  (templateId) => ({ templateId }),
)
const ids = (options: readonly { templateId: string }[]) => options.map(({ templateId }) => templateId)

test('only what a list shows can be begun, in the main language, in which translations begin too', () => {
  expect(ids(withStartable(offered)).sort()).toEqual([
    ...['activity-de', 'mediaImage', 'package-de', 'page-de', 'restaurant-de', 'room-de', 'staticText-de'],
  ])
})

test('a copy is made of what stands in a list, and not of a translation, whose id would be of the main language', () => {
  expect(isDuplicable('page', 'page-spa')).toBe(true)
  expect(isDuplicable('mediaImage', 'drafts.mediaImage-bergbahn')).toBe(true)
  expect(isDuplicable('page', 'page-spa__i18n_fr')).toBe(false)
  expect(isDuplicable('page', 'drafts.page-spa__i18n_en')).toBe(false)
})

test.each(['header', 'general', 'navigationMenu', 'redirects', 'legal'])(
  'there is one %s for each language, so no copy of it is made',
  (type) => {
    const actions = [{ action: 'publish' }, { action: 'duplicate' }, { action: 'delete' }] as const
    expect(withoutDuplicate([...actions], type, type)).toEqual([{ action: 'publish' }, { action: 'delete' }])
    expect(withoutDuplicate([...actions], 'page', 'page-spa')).toEqual(actions)
  },
)
