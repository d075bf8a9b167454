import { describe, expect, it } from 'vitest'
import { ShownLater } from './shown-later'

const read = (pages: Record<string, string[]>) => new Map(Object.entries(pages))
const live = (...paths: string[]) => new Set(paths)

describe('what a page shows of documents that changed', () => {
  it('is what changed with the batch that it goes live with', () => {
    const shown = new ShownLater().whatIsShown(
      read({ '/': ['a'], 'slice--header--de': ['b'] }),
      live('/'),
      true,
    )
    expect(shown).toEqual(read({ '/': ['a'], 'slice--header--de': ['b'] }))
  })

  it('is also what changed in batches that it has waited through, each once', () => {
    const later = new ShownLater()
    later.whatIsShown(read({ '/a': ['a'], '/b': ['a'] }), live('/a'), false)
    later.whatIsShown(read({ '/b': ['a', 'b'] }), live(), false)
    expect(later.whatIsShown(read({ '/b': ['c'] }), live('/b'), false).get('/b')).toEqual(['a', 'b', 'c'])
    // It is live: what comes next is new.
    expect(later.whatIsShown(read({ '/b': ['d'] }), live('/b'), false).get('/b')).toEqual(['d'])
  })

  it('is kept for no page once none waits any more', () => {
    const later = new ShownLater()
    later.whatIsShown(read({ '/': ['a'] }), live(), false)
    later.whatIsShown(read({}), live(), true)
    expect(later.whatIsShown(read({}), live('/'), true)).toEqual(new Map())
  })
})
