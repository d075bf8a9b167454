import { expect, it } from 'vitest'
import { documentTypes } from '../../studio/schemas'
import { describeChange } from './words'

it('every type that the site shows has a name of its own on receipts', () => {
  const types = [...documentTypes.map(({ name }) => name), 'sanity.imageAsset', 'sanity.fileAsset']
  const kinds = types.map(
    (type) => describeChange({ kind: 'document', id: 'a', type, operation: 'update' }).kind,
  )
  expect(kinds).not.toContain('Inhalt')
  expect(new Set(kinds).size).toBe(kinds.length)
})
