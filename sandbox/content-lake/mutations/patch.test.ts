import { describe, expect, test } from 'vitest'
import { applyPatch, type PatchOperations } from './patch'

const document = {
  title: 'Arve',
  size: 38,
  list: ['a', 'b', 'c', 'd'],
  parts: [
    { _key: 'one', text: 'eins', items: [{ _key: 'x', n: 1 }] },
    { _key: 'two', text: 'zwei', items: [{ _key: 'y', n: 2 }] },
  ],
}
const patched = (patch: PatchOperations) => applyPatch<Record<string, unknown>>(document, patch)

describe('applyPatch', () => {
  test('leaves the given document as it was', () => {
    const before = structuredClone(document)
    patched({
      set: { 'parts[0].text': 'neu' },
      unset: ['list[0]'],
      insert: { after: 'list[-1]', items: ['e'] },
    })
    expect(document).toEqual(before)
  })

  test.each<[string, PatchOperations, object]>([
    ['set makes the objects in between', { set: { 'url.fullPath': '/x' } }, { url: { fullPath: '/x' } }],
    [
      'set by key',
      { set: { 'parts[_key=="two"].text': 'deux' } },
      { parts: [{ text: 'eins' }, { text: 'deux' }] },
    ],
    ['set by range', { set: { 'list[1:3]': '-' } }, { list: ['a', '-', '-', 'd'] }],
    ['set from the end', { set: { 'list[-1]': 'z' } }, { list: ['a', 'b', 'c', 'z'] }],
    ['set everywhere', { set: { 'list[*]': 0 } }, { list: [0, 0, 0, 0] }],
    ['set at any depth', { set: { '..n': 9 } }, { parts: [{ items: [{ n: 9 }] }, { items: [{ n: 9 }] }] }],
    ['set of several', { set: { 'list[0,2]': '-' } }, { list: ['-', 'b', '-', 'd'] }],
    ['set by quoted name', { set: { '["odd name"]': 1 } }, { 'odd name': 1 }],
    ['setIfMissing keeps', { setIfMissing: { title: 'x', view: 'y' } }, { title: 'Arve', view: 'y' }],
    ['setIfMissing runs before set', { set: { a: 1 }, setIfMissing: { a: 2 } }, { a: 1 }],
    ['unset of several entries', { unset: ['list[0]', 'list[-1]'] }, { list: ['b', 'c'] }],
    ['unset by range', { unset: ['list[1:]'] }, { list: ['a'] }],
    ['unset by condition', { unset: ['parts[_key != "one"]'] }, { parts: [{ _key: 'one' }] }],
    [
      'insert before',
      { insert: { before: 'list[0]', items: ['x', 'y'] } },
      { list: ['x', 'y', 'a', 'b', 'c', 'd'] },
    ],
    ['insert after', { insert: { after: 'list[1]', items: ['x'] } }, { list: ['a', 'b', 'x', 'c', 'd'] }],
    ['insert in place', { insert: { replace: 'list[1:3]', items: ['x'] } }, { list: ['a', 'x', 'd'] }],
    [
      'insert after a key',
      { insert: { after: 'parts[_key=="one"].items[-1]', items: [7] } },
      { parts: [{ items: [{}, 7] }, {}] },
    ],
    [
      'inc and dec',
      { inc: { size: 2 }, dec: { 'parts[0].items[0].n': 1 } },
      { size: 40, parts: [{ items: [{ n: 0 }] }, {}] },
    ],
    ['diffMatchPatch', { diffMatchPatch: { title: '@@ -1,4 +1,7 @@\n Arve\n+nho\n' } }, { title: 'Arvenho' }],
    ['a path that leads nowhere', { unset: ['nothing.here[3]'], set: { 'list[9]': 1 } }, document],
  ])('%s', (_name, patch, expected) => {
    expect(patched(patch)).toMatchObject(expected)
  })

  test('an insertion into an empty list makes its first entry', () => {
    expect(
      applyPatch<Record<string, unknown>>({ tags: [] }, { insert: { after: 'tags[-1]', items: [1] } }),
    ).toEqual({ tags: [1] })
  })

  test.each<[PatchOperations, string]>([
    [{ set: { 'a[': 1 } }, 'Unable to parse path "a[" at position 1'],
    [{ set: { '': 1 } }, 'must not be empty'],
    [{ inc: { title: 1 } }, 'need a number at "title"'],
    [{ insert: { items: [] } }, 'insert needs one of before, after, replace'],
  ])('%j is refused: %s', (patch, message) => {
    expect(() => patched(patch)).toThrow(message)
  })
})
