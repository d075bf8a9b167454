import { expect, it } from 'vitest'
import { guardContentSource, knownNodeMaker, sanitySourceVersion } from './source-border'
import { nodeOf } from './testing/site-data'
import { typeMap } from './testing/site-schema'

function deepList(levels: number): unknown[] {
  let list: unknown[] = []
  for (let level = 0; level < levels; level += 1) list = [{ _type: 'fremd', _ref: 'page-home', list }]
  return list
}

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

it.each([
  ...['imageAsset', 'sanityImageAsset', 'Image Asset', 'sanity.fileasset', 'Page', 'sanity.page', 'picture'],
  'fremd',
])(
  'a document of the type %s, which the content model has not, is no node of the site, whatever it holds (fault 46)',
  (type) => {
    const node = nodeOf({
      _id: 'x',
      _type: type,
      _rev: '1',
      title: 7,
      url: 'https://',
      parts: deepList(5_000),
    })
    expect(typeMap.objects[node.internal.type]).toBeUndefined()
    expect(node).toMatchObject({ _id: 'x', _rev: '1', id: nodeOf({ _id: 'x', _type: 'page' }).id })
    expect(node).not.toHaveProperty('title')
  },
)
