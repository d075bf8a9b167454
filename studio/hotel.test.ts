import { describe, expect, test } from 'vitest'
import { type StoredAsset, withAssets } from '../sandbox/content-lake/seed/seed-documents'
import { hotelDocuments } from '../sandbox/hotel/documents'
import { valuesOf } from './inspection'
import { validateDocument } from './validate'

const assets: Record<'image' | 'file', StoredAsset> = {
  image: { id: 'image-0123abcd-1600x1200-jpg' },
  file: { id: 'file-0123abcd-pdf' },
}
const documents = hotelDocuments().map((document) => nameOf(withAssets(document, ({ kind }) => assets[kind])))

describe('the demo hotel', () => {
  test('fits the content model', () => {
    expect(documents.flatMap((document) => validateDocument(document))).toEqual([])
  })

  test('points only to what exists and may be pointed to', () => {
    const types = new Map(documents.map((document) => [document._id, document._type]))
    types.set(assets.image.id, 'sanity.imageAsset').set(assets.file.id, 'sanity.fileAsset')
    expect(documents.flatMap((document) => validateDocument(document, (id) => types.get(id)))).toEqual([])
  })
})

function nameOf(document: unknown): { _id: string; _type: string } {
  const values = valuesOf(document)
  return {
    ...Object.fromEntries(values ?? []),
    _id: String(values?.get('_id')),
    _type: String(values?.get('_type')),
  }
}
