import { expect, test } from 'vitest'
import { completeDocuments } from './complete-documents'
import { completeTypes } from './complete-types'
import { validateDocument } from './validate'

test('every object of a document says its type, so that the Studio recognises it', () => {
  const { restaurant, legal } = completeDocuments
  const completed = completeTypes({
    ...restaurant,
    facts: [{ _key: 'a', label: 'Wein', value: '400 Flaschen' }],
  })
  expect(completed.facts).toEqual([{ _type: 'fact', _key: 'a', label: 'Wein', value: '400 Flaschen' }])
  expect(completed.url).toEqual({ _type: 'pageUrl', fullPath: '/restaurant' })
  expect(completed.openingHours[0]).toHaveProperty('_type', 'openingTime')
  expect(completed.parts[0]).toMatchObject({
    _type: 'hero',
    film: { _type: 'filmSource', poster: { _type: 'picture' } },
  })
  expect(completeTypes(legal).imprint.link).toEqual(legal.imprint.link)
})

test('completing twice changes nothing more, and the document still fits the model', () => {
  for (const document of Object.values(completeDocuments)) {
    const once = completeTypes(document)
    expect(completeTypes(once)).toEqual(once)
    expect(validateDocument(once)).toEqual([])
  }
})
