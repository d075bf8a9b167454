import { Script } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
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

  it('share one watch where a query has asked for them together before, each with its own end', () => {
    const watches = vi.spyOn(Script.prototype, 'runInThisContext')
    const asked: string[] = []
    const field = (name: string) => ({
      resolve: (source: { title: string }) => {
        asked.push(`${name} of ${source.title}`)
        if (name === 'broken') throw new Error(`no ${name}`)
        return `${name} of ${source.title}`
      },
    })
    const resolvers = endingResolvers({ Page: { lead: field('lead'), broken: field('broken') } }, [])
    const operation = { name: { value: 'PageTemplate' } }
    const ask = (name: 'lead' | 'broken', source: object, run: object): unknown =>
      Reflect.apply(resolvers.Page[name].resolve, undefined, [
        source,
        {},
        run,
        { operation, path: { key: name, prev: { key: 'page' } } },
      ])
    const page = (title: string) => ({ source: { title }, run: {} })
    for (const { source, run } of [page('first'), page('second'), page('third')]) {
      expect(ask('lead', source, run)).toBe(`lead of ${source.title}`)
      expect(() => ask('broken', source, run)).toThrow('no broken')
      expect(() => ask('broken', source, run)).toThrow('no broken')
    }
    expect(watches.mock.calls.length).toBe(4)
    expect(asked).toHaveLength(6)
    watches.mockRestore()
  })

  it('of a page are lost together where one of them does not end, and those of the next page are not', () => {
    const ends = { value: true }
    const resolvers = endingResolvers(
      {
        Page: {
          parts: { resolve: () => (ends.value ? 'parts' : endless()) },
          title: { resolve: () => 'title' },
        },
      },
      [],
    )
    const operation = { name: { value: 'PageTemplate' } }
    const ask = (name: 'parts' | 'title', run: object): unknown =>
      Reflect.apply(resolvers.Page[name].resolve, undefined, [
        run,
        {},
        run,
        { operation, path: { key: name } },
      ])
    const [first, second, third] = [{}, {}, {}]
    expect([ask('parts', first), ask('title', first)]).toEqual(['parts', 'title'])
    ends.value = false
    expect(() => ask('title', second)).toThrow(notEnding)
    expect(() => ask('parts', second)).toThrow(notEnding)
    ends.value = true
    expect([ask('title', third), ask('parts', third)]).toEqual(['title', 'parts'])
  })

  it('answer Gatsby, too, which filters and sorts by them outside of any query', () => {
    const resolvers = endingResolvers({ Page: { path: { resolve: ({ url }: { url: string }) => url } } }, [])
    const ofFilter = { fieldName: 'path', schema: {}, returnType: {} }
    expect(
      Reflect.apply(resolvers.Page.path.resolve, undefined, [{ url: '/zimmer' }, {}, {}, ofFilter]),
    ).toBe('/zimmer')
  })

  it('that take their time are not lost together where each of them ends', () => {
    const slow = (name: string) => ({
      resolve: () => {
        const until = performance.now() + 300
        while (performance.now() < until);
        return name
      },
    })
    const names = ['title', 'lead', 'parts', 'prices'] as const
    const resolvers = endingResolvers(
      { Page: Object.fromEntries(names.map((name) => [name, slow(name)])) },
      [],
    )
    const operation = { name: { value: 'PageTemplate' } }
    const ask = (run: object) =>
      names.map((name) =>
        Reflect.apply(resolvers.Page[name]?.resolve ?? endless, undefined, [
          run,
          {},
          run,
          { operation, path: { key: name } },
        ]),
      )
    expect(ask({})).toEqual(names)
    expect(ask({})).toEqual(names)
  })

  it('with arguments are asked with these, alone', () => {
    const resolvers = endingResolvers(
      {
        Query: {
          header: {
            args: { language: 'String!' },
            resolve: (_: object, args: { language: string }) => args.language,
          },
        },
      },
      [],
    )
    const [operation, run, root] = [{ name: { value: 'Header' } }, {}, {}]
    const ask = (language: string): unknown =>
      Reflect.apply(resolvers.Query.header.resolve, undefined, [
        root,
        { language },
        run,
        { operation, path: { key: 'header' } },
      ])
    expect([ask('de'), ask('fr')]).toEqual(['de', 'fr'])
  })
})
