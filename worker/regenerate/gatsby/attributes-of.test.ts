import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaleDocuments } from '../../../bench/scale/documents'
import { hotelDocuments } from '../../../sandbox/hotel/documents'
import { attributesOf } from './attributes-of'
import { privateModule } from './gatsby-modules'

const extractWithPath = privateModule('@sanity/mutator/lib/jsonpath/extractWithPath').default

describe('attributes of a document', () => {
  it.each(['_ref', '_type'])('(%s) are those that the query language finds, in its order', (name) => {
    const documents = [...hotelDocuments(), ...scaleDocuments({ pages: 300, seed: 1 })]
    let found = 0
    for (const document of documents) {
      const attributes = attributesOf(document, name)
      expect(attributes).toEqual(extractWithPath(`..[${name}]`, document))
      found += attributes.length
    }
    expect(found).toBeGreaterThan(documents.length)
  })

  it('are the same in any JSON, however it is nested', () => {
    const name = fc.constantFrom('_ref', '_type', 'title', '0')
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.oneof(name, fc.stringMatching(/^[a-z]{1,3}$/)), tie('value'), { maxKeys: 4 }),
      ),
    })).value
    fc.assert(
      fc.property(fc.dictionary(name, json), (anything) => {
        const document: unknown = JSON.parse(JSON.stringify(anything))
        expect(attributesOf(document, '_ref')).toEqual(extractWithPath('..[_ref]', document))
      }),
      { numRuns: 500 },
    )
  })
})
