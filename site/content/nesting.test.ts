import { describe, expect, it } from 'vitest'
import type { ResolverContext } from '../nodes/lookup'
import type { Filled } from './filled'
import { resolveMenu } from './resolve-menus'
import { storedProblems } from './stored-problems'

/** Every page is there, and each entry of the sitemap refers to the next one as its page. */
const context: ResolverContext = {
  nodeModel: {
    getNodeById: ({ id }) => ({
      id,
      path: `/${id}`,
      title: id,
      pageRef: { _ref: id === 'sitemap-a' ? 'b' : 'a' },
    }),
    trackPageDependencies: () => undefined,
  },
}

const item = (id: string, children: object[]) => ({ _key: id, title: id, pageRef: { _ref: id }, children })
const nested = (levels: number): object[] => (levels === 0 ? [] : [item('a', nested(levels - 1))])
const depthOf = (items: readonly Filled<'MenuItem'>[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)))

describe('content without an end', () => {
  it('in a menu is cut after six levels, and two pages that refer to each other are one step each (fault 24)', () => {
    expect(depthOf(resolveMenu(nested(5), context))).toBe(5)
    expect(depthOf(resolveMenu(nested(2_000), context))).toBe(6)
    const [first, second] = resolveMenu([item('a', []), item('b', [])], context)
    expect([first?.href, second?.href]).toEqual(['/sitemap-a', '/sitemap-b'])
  })

  it('that contains itself is looked at 100 levels deep, and its document and field are named (fault 24)', () => {
    const circle: Record<string, unknown> = { _type: 'block' }
    circle.children = [circle]
    expect(storedProblems('page-spa', { parts: nested(40) })).toEqual([])
    expect(storedProblems('page-spa', { parts: [circle] })).toEqual([
      {
        documentId: 'page-spa',
        field: 'parts',
        code: 'document.deep',
        facts: { levels: 100 },
        reason: 'it is nested more than 100 levels deep; what lies deeper is left out',
      },
    ])
  })

  it('that is wrong in ten thousand places is named in the first two hundred', () => {
    const links = Array.from({ length: 10_000 }, () => ({ externalLink: 'javascript:alert(1)' }))
    const told = storedProblems('page-spa', { parts: [{ links }], picture: { _ref: 'image-broken' } })
    expect(told).toHaveLength(200)
    expect(told.at(-1)?.field).toBe('parts[0].links[199].externalLink')
  })
})
