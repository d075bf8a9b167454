import { expect, it } from 'vitest'
import { resolveMenu } from './resolve-menus'

const noNodes = {
  nodeModel: { getNodeById: () => undefined, trackPageDependencies: (result: unknown) => result },
}

it('an entry is called by its title, or by its label where it has none', () => {
  const entry = { isExternal: true, externalLink: 'https://shop.example/' }
  const titles = resolveMenu(
    [
      { ...entry, title: 'Gutscheine', label: 'Shop' },
      { ...entry, label: 'Shop' },
      { ...entry, title: ' ', label: ' ' },
    ],
    noNodes,
  ).map(({ title, isExternal }) => [title, isExternal])
  expect(titles).toEqual([
    ['Gutscheine', true],
    ['Shop', true],
  ])
})
