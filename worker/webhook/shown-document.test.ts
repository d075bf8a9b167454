import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documentTypes } from '../../studio/schemas'
import { shownTypes } from './shown-document'

it.each(['docs/operating.md', 'studio/README.md'])(
  'the filter of the webhook in %s names every type that the site shows, and no other',
  (page) => {
    const [, list = '[]'] = /Filter\s*\| `_type in (\[[^\]]*\])`/.exec(readFileSync(page, 'utf8')) ?? []
    expect(JSON.parse(list)).toEqual(shownTypes)
  },
)

it('every type of the Studio is shown', () => {
  const types = documentTypes.map(({ name }) => name)
  expect(types.filter((name) => !shownTypes.includes(name))).toEqual([])
})
