import { describe, expect, it } from 'vitest'
import { Sitemap } from '../nodes/sitemap'
import { allClaimants, documentClaimant } from './claimants'
import { ContentIndex } from './content-index'
import { redirectsId, sitePartId } from './part-claimants'
import type { ContentNode } from './raw'
import { translations } from './resolve-page'

const stored = (_id: string, _type: string, fields: Record<string, unknown> = {}): ContentNode => ({
  id: `node-${_id}`,
  _id,
  _type,
  _createdAt: '2026-02-01T00:00:00Z',
  __i18n_lang: 'de',
  ...fields,
  internal: { type: '', contentDigest: '' },
})

const page = (_id: string, __i18n_lang: string, fullPath: string) =>
  stored(_id, 'page', { __i18n_lang, title: _id, url: { fullPath } })

/** The index after documents came one by one, in this order, beside one that got all at once. */
function indexOf(...documents: ContentNode[]): ContentIndex {
  const clean = new ContentIndex()
  clean.apply(allClaimants(documents))
  const index = new ContentIndex()
  index.apply(allClaimants([]))
  for (const document of documents) index.apply(new Map([[document._id, documentClaimant(document)]]))
  const all = (each: ContentIndex) =>
    [[...each.nodes()], [...each.lines()], [...each.problems()]].map(textsOf)
  expect(all(index)).toEqual(all(clean))
  return index
}

const textsOf = (items: unknown[]): string[] => items.map((item) => JSON.stringify(item)).sort()

const told = (index: ContentIndex) => [...index.problems()].map(({ documentId, code }) => [documentId, code])

const contentOf = (index: ContentIndex, id: string) =>
  [...index.nodes()].find((node) => node.id === id)?.fields.content

describe('of two documents of a kind that exists once (fault 52)', () => {
  const older = { _createdAt: '2020-01-01T00:00:00Z' }
  it.each([
    [
      'redirects',
      redirectsId,
      stored('redirects', 'redirects'),
      stored('copy', 'redirects', older),
      'document.single',
    ],
    [
      'header',
      sitePartId('header', 'de'),
      stored('header', 'header'),
      stored('copy', 'header', older),
      'document.part-taken',
    ],
    [
      'menu',
      sitePartId('navigationMenu-flyout', 'de'),
      stored('navigationMenu-flyout', 'navigationMenu', { menuId: 'flyout' }),
      stored('copy', 'navigationMenu', { menuId: 'flyout', ...older }),
      'document.part-taken',
    ],
  ])(
    'the one counts that the Studio opens, in whatever order they come: %s',
    (_kind, id, own, copy, code) => {
      for (const index of [indexOf(own, copy), indexOf(copy, own)]) {
        expect(contentOf(index, id)).toMatchObject({ _id: own._id })
        expect(told(index)).toEqual([['copy', code]])
      }
    },
  )

  it('the older one counts where neither has that id, and the other one is told', () => {
    const two = [stored('a', 'redirects'), stored('b', 'redirects', older)] as const
    for (const index of [indexOf(...two), indexOf(two[1], two[0])]) {
      expect(contentOf(index, redirectsId)).toMatchObject({ _id: 'b' })
      expect(told(index)).toEqual([['a', 'document.single']])
    }
  })

  it('the media corner is read by its id: another one is told', () => {
    const index = indexOf(stored('mediaCorner', 'mediaCorner'), stored('other', 'mediaCorner', older))
    expect(told(index)).toEqual([['other', 'document.unread']])
  })
})

describe('of two documents of one language in a group (fault 52)', () => {
  const right = page('room', 'de', '/zimmer')
  const wrong = page('room__i18n_fr', 'de', '/anders')
  const english = page('room__i18n_en', 'en', '/en/room')

  it('the one belongs to it whose id says so; the other one has a page without translations, and is told', () => {
    const bytes = [
      [right, wrong, english],
      [english, wrong, right],
    ].map((documents) => {
      const index = indexOf(...documents)
      expect(
        [...index.pages()].flatMap(({ path, owner }) => (owner.startsWith('room') ? [path] : [])).sort(),
      ).toEqual(['/anders', '/en/room', '/zimmer'])
      expect(told(index)).toEqual([['room__i18n_fr', 'document.other-language']])
      const groups = Object.fromEntries([...index.lines()].map(({ path, group }) => [path, group]))
      expect(groups).toMatchObject({ '/zimmer': 'room', '/en/room': 'room' })
      expect(groups['/anders']).not.toBe('room')
      return [...new Sitemap('https://a.example').apply([...index.lines()], []).values()].join('')
    })
    expect(bytes[0]).toBe(bytes[1])
  })

  it('pages name only translations that are of their group', () => {
    const nodes = new Map([...indexOf(right, wrong, english).nodes()].map((node) => [node.id, node.fields]))
    const context = {
      nodeModel: {
        getNodeById: ({ id }: { id: string }) => nodes.get(id),
        trackPageDependencies: () => undefined,
      },
    }
    expect(
      [right, english, wrong].map((each) => translations(each, context).map(({ path }) => path)),
    ).toEqual([['/en/room'], ['/zimmer'], []])
  })
})
