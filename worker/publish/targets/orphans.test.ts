import { describe, expect, it } from 'vitest'
import { parseMarker, underWay } from './marker'
import { candidates } from './orphans'

describe('An object of a storage', () => {
  const needed = new Set(['index.html', 'zimmer/arven', '_redirects'])
  const at = (...keys: string[]) => keys.map((key) => ({ key, at: 100 }))

  it('is needed by the site, is the product’s own, belongs to another product below it, or may go', () => {
    const found = at(
      'index.html',
      'zimmer/turm',
      '.release',
      '.edge/answers.json',
      'inner/.owner',
      'inner/page',
      'innermost',
    )
    expect(candidates(found, { needed, before: 0 })).toEqual(['zimmer/turm', 'innermost'])
  })

  it('that is a hashed asset stays until it is old enough for every tab', () => {
    const found = at(
      'static/0123456789abcdef-hut.js',
      'app-0123456789abcdef0123.js',
      'page-data/a/page-data.json',
    )
    expect(candidates(found, { needed, before: 100 })).toEqual(['page-data/a/page-data.json'])
    expect(candidates(found, { needed, before: 101 })).toHaveLength(3)
  })
})

describe('The marker of a storage', () => {
  it('says what it holds, and what it is on its way to', () => {
    expect(parseMarker(undefined)).toEqual({ held: undefined, towards: undefined })
    expect(parseMarker('00000012@5')).toEqual({ held: '00000012@5', towards: undefined })
    expect(parseMarker(underWay('00000012@5', '00000013@6'))).toEqual({
      held: '00000012@5',
      towards: '00000013@6',
    })
    expect(parseMarker(underWay('', '00000001@6'))).toEqual({ held: undefined, towards: '00000001@6' })
  })
})
