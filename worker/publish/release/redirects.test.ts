import { expect, it } from 'vitest'
import { growthOf, mostGrowth } from '../../../site/border/testing/growth'
import {
  checkEditorRedirects,
  editorTable,
  elsewhere,
  type PathHistory,
  parseEditorRedirects,
} from './redirects'

const history = (
  pages: Record<string, string>,
  former: Record<string, string>,
  editors: ReadonlyMap<string, string> = new Map(),
): PathHistory => ({
  hasPage: (page) => page in pages,
  ownerOfFormer: (page) => former[page],
  pagesOf: (owner) => new Set(Object.keys(pages).filter((page) => pages[page] === owner)),
  editors,
})

it('sends every earlier path to where the page is now, in the same language', () => {
  const site = history({ '/c': 'room', '/fr/c': 'room' }, { '/a': 'room', '/b': 'room', '/fr/a': 'room' })
  expect(elsewhere('/a', site)).toEqual({ status: 301, to: '/c' })
  expect(elsewhere('/fr/a', site)).toEqual({ status: 301, to: '/fr/c' })
})

it('tells that a page is gone when its document has no page, or several', () => {
  expect(elsewhere('/a', history({}, { '/a': 'room' }))).toEqual({ status: 410 })
  expect(elsewhere('/x/1', history({ '/x/2': 'event', '/x/3': 'event' }, { '/x/1': 'event' }))).toEqual({
    status: 410,
  })
  expect(elsewhere('/never', history({}, {}))).toBeUndefined()
})

it('lets a path that is used again win', () => {
  expect(
    elsewhere('/a', history({ '/a': 'other', '/b': 'room' }, { '/a': 'room' }, new Map([['/a', '/b']]))),
  ).toBeUndefined()
})

it('collapses chains of an editor, follows a page that moved since, and drops circles', () => {
  const table = editorTable([
    { from: '/x', to: '/y' },
    { from: '/y/', to: '/old' },
    { from: '/p', to: '/q' },
    { from: '/q', to: '/p' },
  ])
  expect([...table]).toEqual([
    ['/x', '/old'],
    ['/y', '/old'],
  ])
  expect(elsewhere('/x', history({ '/new': 'room' }, { '/old': 'room' }, table))).toEqual({
    status: 301,
    to: '/new',
  })
})

it('means the same old address however it is written: percent-encoded, in NFD, with a slash at the end', () => {
  const forms = ['/häuser', '/h%C3%A4user', '/ha\u0308user/', '/h%c3%a4user']
  for (const from of forms) expect([...editorTable([{ from, to: '/b' }])]).toEqual([['/häuser', '/b']])
  const [, ...again] = forms
  for (const from of ['/a%20b', '/a%22b', '/a%3Fb', '/a%0ab'])
    expect(checkEditorRedirects([{ from, to: '/b' }])).toMatchObject([{ code: 'redirect.from' }])
  const problems = checkEditorRedirects(forms.map((from) => ({ from, to: '/b' })))
  expect(problems.map(({ code }) => code)).toEqual(again.map(() => 'redirect.twice'))
  const table = editorTable([
    { from: '/x', to: '/h%C3%A4user' },
    { from: '/häuser', to: '/z' },
  ])
  expect(table.get('/x')).toBe('/z')
  const site = history(
    { '/neu': 'room' },
    { '/häuser': 'room' },
    editorTable([{ from: '/x', to: '/h%C3%A4user' }]),
  )
  expect(elsewhere('/x', site)).toEqual({ status: 301, to: '/neu' })
})

it('means the same old address in whatever case its letters are, and never takes a page away by it', () => {
  const table = editorTable([
    { from: '/Sommer', to: '/BERGE' },
    { from: '/Berge', to: '/zimmer' },
    { from: '/Zimmer', to: '/x' },
  ])
  expect([...table]).toEqual([
    ['/sommer', '/x'],
    ['/berge', '/x'],
    ['/zimmer', '/x'],
  ])
  const site = history({ '/zimmer': 'room' }, { '/alt': 'room', '/weg': 'none' }, table)
  for (const asked of ['/sommer', '/SOMMER', '/Sommer'])
    expect(elsewhere(asked, site)).toEqual({ status: 301, to: '/x' })
  for (const asked of ['/zimmer', '/Zimmer']) expect(elsewhere(asked, site)).toBeUndefined()
  expect(elsewhere('/Alt', site)).toEqual({ status: 301, to: '/zimmer' })
  expect(elsewhere('/WEG', site)).toEqual({ status: 410 })
  expect(
    checkEditorRedirects([
      { from: '/Sommer', to: '/a' },
      { from: '/sommer', to: '/b' },
    ]),
  ).toMatchObject([{ code: 'redirect.twice' }])
})

it('tells what is wrong with the list to the document that it was read from', () => {
  const list = [{ from: '/', to: '/a' }]
  const owner = (file: object) =>
    parseEditorRedirects(JSON.stringify(file)).problems.map(({ documentId }) => documentId)
  expect(owner({ document: 'redirects-2', list })).toEqual(['redirects-2'])
  expect(owner({ document: 'redirects-2' })).toEqual(['redirects-2'])
  expect(owner({ document: 7, list })).toEqual(['redirects'])
  expect(owner({ list })).toEqual(['redirects'])
})

it('refuses unsafe redirects in words, and keeps the others', () => {
  const list = [
    { from: '/', to: '/a' },
    { from: '/a', to: 'javascript:alert(1)' },
    { from: '/b', to: '//evil.example' },
    { from: '/c', to: '/c' },
    { from: '/d', to: '/e\r\nSet-Cookie: x' },
    { from: '/ok', to: 'https://booking.example/' },
    { from: '/ok', to: '/other' },
  ]
  expect([...editorTable(list)]).toEqual([['/ok', 'https://booking.example/']])
  expect(checkEditorRedirects(list).map(({ documentId }) => documentId)).toEqual(Array(6).fill('redirects'))
  expect(parseEditorRedirects('not json').problems).toHaveLength(1)
})

it('takes time by the size of the list, also where each address leads to the next', () => {
  const chainOf = (length: number) =>
    Array.from({ length }, (_, at) => ({ from: `/alt/${at}`, to: `/alt/${at + 1}` }))
  const around = [
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
  ]
  const growth = growthOf(5_000, (size) => {
    const list = [...chainOf(size), ...around]
    return () => editorTable(list)
  })
  expect(growth).toBeLessThan(mostGrowth)
  const chain = chainOf(20_000)
  const table = editorTable([...chain, ...around])
  expect(table.size).toBe(chain.length)
  expect(new Set(table.values())).toEqual(new Set(['/alt/20000']))
  const circle = [...chain, { from: '/alt/20000', to: '/alt/10000' }]
  expect(editorTable(circle).size).toBe(0)
})

it('names the first two hundred of thousands that are wrong, and keeps all others', () => {
  const wrong = Array.from({ length: 5_000 }, (_, at) => ({ from: `/alt?seite=${at}`, to: '/a' }))
  const text = JSON.stringify({ list: [...wrong, { from: '/alt', to: '/a' }] })
  const { list, problems } = parseEditorRedirects(text)
  expect(problems).toHaveLength(200)
  expect([...editorTable(list)]).toEqual([['/alt', '/a']])
})
