import { afterEach, describe, expect, it, vi } from 'vitest'
import { PurgeFailed } from '../../worker/publish/prove/insist'
import { machineIn } from './machines'
import { temporaryFolder } from './temporary-folder'

afterEach(() => vi.useRealTimers())

/** A small hotel behind a cache that accepts purges only while it `works`. */
async function cachedHotel() {
  const asked: string[][] = []
  const looked: string[][] = []
  const warnings: string[] = []
  const cache = { works: false }
  const { site, open } = await machineIn(await temporaryFolder('purge'), () => ({
    purge: {
      name: 'moody',
      purge: async (paths) => {
        asked.push([...paths])
        if (!cache.works) throw new PurgeFailed('made to fail')
      },
    },
    prove: async (pages) => {
      looked.push(pages.map(({ path: page }) => page))
      return { live: true, fetched: pages.length, stale: [] }
    },
    log: { info: () => undefined, warn: (_, text) => void warnings.push(text) },
  }))
  return { publisher: open(), open, site, asked, looked, warnings, cache }
}

describe('a cache that does not accept a purge', () => {
  it('does not hold up a start: the release stands, and is not called seen (fault 61)', async () => {
    const { publisher, site, looked, warnings } = await cachedHotel()
    expect(await publisher.publish(site.whole())).toMatchObject({
      id: '00000001',
      status: 'live',
      proof: { live: false },
    })
    expect(looked).toEqual([])
    expect(warnings).toEqual([expect.stringContaining('did not accept a purge')])
    expect(publisher.refusedPurge()).toMatchObject({ paths: expect.any(Number), since: expect.any(Number) })
    await publisher.settled()
  })

  it('is asked again by itself, with everything that it missed, until it accepts (fault 61)', async () => {
    const { publisher, site, asked, cache } = await cachedHotel()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await publisher.publish(site.whole())
    await vi.advanceTimersByTimeAsync(1_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(asked).toEqual([asked[0], asked[0], asked[0]])
    cache.works = true
    await vi.advanceTimersByTimeAsync(4_000)
    expect(asked).toHaveLength(4)
    expect(publisher.refusedPurge()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).toHaveLength(4)
    vi.useRealTimers()
    await publisher.settled()
  })

  it('gets what it missed with the next release, which is seen (fault 61)', async () => {
    const { publisher, site, asked, looked, cache } = await cachedHotel()
    await publisher.publish(site.whole())
    cache.works = true
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Neu', links: ['/'] })
    expect(await publisher.publish(site.regeneration())).toMatchObject({ proof: { live: true } })
    expect(asked[1]).toEqual(expect.arrayContaining(asked[0] ?? []))
    expect(looked).toEqual([['/zimmer/suite']])
    expect(publisher.refusedPurge()).toBeUndefined()
    await publisher.settled()
  })

  it('gets after a new start what it had not accepted before it, and nothing twice', async () => {
    const { publisher, open, site, asked, cache } = await cachedHotel()
    cache.works = true
    await publisher.publish(site.whole())
    cache.works = false
    await site.write('/zimmer/suite', { owner: 'room-suite', text: 'Neu', links: ['/'] })
    await publisher.publish(site.regeneration())
    await publisher.settled()
    cache.works = true
    asked.length = 0
    const second = open()
    expect(await second.publish(site.whole())).toMatchObject({ status: 'unchanged' })
    expect(asked.flat()).toEqual(
      expect.arrayContaining(['/zimmer/suite', '/page-data/zimmer/suite/page-data.json']),
    )
    expect(asked.flat()).not.toContain('/zimmer/arven')
    await second.settled()
    asked.length = 0
    const third = open()
    await third.publish(site.whole())
    expect(asked.flat()).toEqual([])
    await third.settled()
  })
})
