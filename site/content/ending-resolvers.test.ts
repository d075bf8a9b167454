import { describe, expect, it } from 'vitest'
import { notEnding as ofRendering } from '../../worker/regenerate/gatsby/one-turn.cjs'
import { endingResolvers, notEnding, withinLimit } from './ending-resolvers'

const endless = (): never => {
  for (;;);
}

describe('work with a limit', () => {
  it('is broken off where it never ends, and what comes after it is not (fault 47)', () => {
    for (let times = 0; times < 3; times += 1) {
      expect(() => withinLimit(endless, 50)).toThrow(notEnding)
      expect(withinLimit(() => undefined)).toBeUndefined()
      expect(withinLimit(() => 7)).toBe(7)
    }
  })

  it('fails as it fails by itself', () => {
    const failing = () => {
      throw new Error('its own')
    }
    expect(() => withinLimit(failing)).toThrow('its own')
  })

  it('is not taken for endless on a machine that slept meanwhile', () => {
    let times = 0
    const asleep = () => {
      times += 1
      if (times === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
      return 'awake'
    }
    expect(withinLimit(asleep, 50)).toBe('awake')
    expect(times).toBe(2)
  })

  it('is told in the same words as rendering that does not end', () => {
    expect(notEnding).toBe(ofRendering)
  })
})

describe('resolvers', () => {
  it('that never end fail, and the others of the same query are not tried (fault 47)', () => {
    let tried = 0
    const count = () => {
      tried += 1
      return tried
    }
    const resolvers = endingResolvers(
      {
        Page: {
          endless: { resolve: endless },
          other: { type: 'String', resolve: (source: string) => `${source} ${count()}` },
        },
        Picture: { other: { resolve: (source: string) => source } },
      },
      ['Picture'],
    )
    const resolve = (field: 'endless' | 'other', query: object): unknown =>
      Reflect.apply(resolvers.Page[field].resolve, undefined, ['a page', {}, query])
    const [first, second] = [{}, {}]
    expect(resolve('other', first)).toBe('a page 1')
    expect(() => resolve('endless', first)).toThrow(notEnding)
    expect(() => resolve('other', first)).toThrow(notEnding)
    expect(resolve('other', second)).toBe('a page 2')
    expect(resolvers.Page.other.type).toBe('String')
    expect(resolvers.Picture.other.resolve('as it was')).toBe('as it was')
  })
})
