import { expect, it } from 'vitest'
import { documentTypes } from '../../studio/schemas'
import { changeKind } from './change-words'
import { allWords } from './words/all-words'

it.each(Object.values(allWords))(
  'every type that the site shows has a name of its own on receipts, in $name',
  (words) => {
    const types = [...documentTypes.map(({ name }) => name), 'sanity.imageAsset', 'sanity.fileAsset']
    const kinds = types.map((type) =>
      changeKind({ kind: 'document', id: 'a', type, operation: 'update' }, words),
    )
    expect(kinds).not.toContain(words.changes.otherType)
    expect(new Set(kinds).size).toBe(kinds.length)
  },
)
