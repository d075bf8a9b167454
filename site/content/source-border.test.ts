import { expect, it } from 'vitest'
import { guardContentSource, knownNodeMaker, sanitySourceVersion } from './source-border'

it('the content service’s plugin of another version than is known is refused by name', () => {
  expect(() => knownNodeMaker('99.0.0')).toThrow(
    `gatsby-source-sanity ${sanitySourceVersion}, but 99.0.0 is installed`,
  )
  expect(knownNodeMaker().toGatsbyNode).toBeTypeOf('function')
})

it('from the border on, nodes are made of documents in the shape of the content model, and say what was left out', () => {
  const maker = { toGatsbyNode: (document: object) => ({ ...document }) }
  guardContentSource(maker)
  const once = maker.toGatsbyNode
  guardContentSource(maker)
  expect(maker.toGatsbyNode).toBe(once)
  expect(maker.toGatsbyNode({ _id: 'room-a', _type: 'room', title: 'Arve', guests: 'zwei' })).toMatchObject({
    title: 'Arve',
    _leftOut: [{ field: 'guests', code: 'document.kind' }],
  })
})
