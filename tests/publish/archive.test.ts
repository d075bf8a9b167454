import { describe, expect, it } from 'vitest'
import type { Objects } from '../../worker/publish/targets/objects'
import { archivedAs, arven, keysOf, lastOf, machines, suiteGoes, threeReleases } from './storage-machines'

const recordsOf = async (archive: Objects): Promise<string[]> =>
  (await keysOf(archive)).filter((key) => key.startsWith('records/'))

const records = (...numbers: number[]): string[] => numbers.map((number) => `records/0000000${number}.json`)

describe('The archive of the history', () => {
  it('catches up once the storage answers again; no release waits for it', async () => {
    const { machine, archive, told, failing } = await machines('behind')
    const first = await machine('a')
    await first.lead()
    failing.Put = true
    await first.publisher.publish(first.site.whole())
    await first.site.write('/zimmer/arven', { ...arven, text: 'Frisch' })
    expect(await first.publisher.publish(first.site.regeneration())).toMatchObject({ status: 'live' })
    await first.publisher.settled()
    expect(told).toContain('The archive of the history is behind: it does not have the last releases yet.')
    expect(await keysOf(archive)).toEqual([])
    expect(first.publisher.archiveBehind()).toBe(2)
    failing.Put = false
    await first.publisher.rollback({ path: '/zimmer/arven' })
    expect(first.publisher.archiveBehind()).toBe(0)
    expect((await keysOf(archive)).filter((key) => key.startsWith('records/'))).toEqual([
      'records/00000001.json',
      'records/00000002.json',
      'records/00000003.json',
    ])
    await first.publisher.settled()
  })

  it('has no history begin anew beside it while nobody answers', async () => {
    const { machine, failing } = await machines('silent')
    const first = await machine('a')
    await threeReleases(first)
    await first.dies()
    const second = await machine('b')
    failing.List = true
    await expect(second.lead()).rejects.toThrow('made to fail')
    failing.List = false
    expect(await second.lead()).toBe(true)
  })

  it('holds up no machine that has a history of its own, and is met again later', async () => {
    const { machine, archive, failing, told } = await machines('unmet')
    const first = await machine('a')
    failing.List = true
    await first.publisher.publish(first.site.whole())
    expect(await first.lead()).toBe(false)
    await first.site.write('/zimmer/arven', { ...arven, text: 'Frisch' })
    expect(await first.publisher.publish(first.site.regeneration())).toMatchObject({ status: 'live' })
    await first.publisher.settled()
    expect(told).toContain(
      'The archive of the history is left as it is; releases are kept on this disk alone.',
    )
    expect(first.publisher.archiveBehind()).toBeGreaterThan(0)
    failing.List = false
    await first.publisher.rollback({ path: '/zimmer/arven' })
    expect(first.publisher.archiveBehind()).toBe(0)
    const records = (await keysOf(archive)).filter((key) => key.startsWith('records/'))
    expect(records).toHaveLength(3)
    await first.publisher.settled()
  })

  it('has what kept releases need, and nothing else, once those before expired', async () => {
    const { machine, archive } = await machines('expiring', {
      retention: { releases: 2, age: 0, unnamed: 0 },
    })
    const first = await machine('a')
    await first.lead()
    await first.publisher.publish(first.site.whole())
    await first.publisher.settled()
    const shas = new Set<string>()
    for (let turn = 0; turn < 5; turn += 1) {
      await first.site.write('/zimmer/arven', { ...arven, text: `Stand ${turn}` })
      const { id } = await first.publisher.publish(first.site.regeneration())
      for (const { after } of (await first.publisher.show(id))?.changes ?? [])
        if (after) shas.add(after.sha256)
      await first.publisher.settled()
    }
    await first.dies()
    const reopened = await machine('b')
    await reopened.lead()
    await reopened.site.write('/zimmer/arven', { ...arven, text: 'Stand 5' })
    await reopened.publisher.publish(reopened.site.whole())
    await reopened.publisher.settled()
    const keys = await keysOf(archive)
    expect(keys.filter((key) => key.startsWith('records/'))).toEqual([
      'records/00000006.json',
      'records/00000007.json',
    ])
    expect(keys).toContain('snapshot.ndjson')
    const kept = [...shas].filter((sha) => keys.includes(`blobs/${sha.slice(0, 2)}/${sha.slice(2)}`))
    expect(shas.size).toBe(10)
    // The states 3 and 4, HTML and data, which the last two records name.
    expect(kept).toHaveLength(4)
    await reopened.dies()

    const third = await machine('c')
    expect(await third.lead()).toBe(true)
    await third.site.write('/zimmer/arven', { ...arven, text: 'Stand 5' })
    expect(await third.publisher.publish(third.site.whole())).toMatchObject({ status: 'unchanged' })
    await third.publisher.rollback({ path: '/zimmer/arven' })
    const entry = third.publisher.view.find('zimmer/arven/index.html')
    expect(entry && (await third.publisher.view.bytes(entry)).toString()).toContain('Stand 4')
    await third.publisher.settled()
  })

  it('that was not written to for so long that its last releases expired takes no machine back, and catches up', async () => {
    const { machine, archive, failing } = await machines('long-behind', {
      retention: { releases: 2, age: 0, unnamed: 0 },
    })
    const first = await machine('a')
    await first.lead()
    await first.publisher.publish(first.site.whole())
    await first.publisher.settled()
    for (const text of ['Zwei', 'Drei']) {
      await first.site.write('/zimmer/arven', { ...arven, text })
      await first.publisher.publish(first.site.regeneration())
      await first.publisher.settled()
    }
    failing.Put = true
    await suiteGoes(first.site)
    await first.publisher.publish(first.site.regeneration())
    await first.publisher.settled()
    for (const text of ['Fünf', 'Sechs', 'Sieben']) {
      await first.site.write('/zimmer/arven', { ...arven, text })
      await first.publisher.publish(first.site.regeneration())
      await first.publisher.settled()
    }
    await first.losesItsLead()
    const second = await machine('a')
    await second.lead()
    await suiteGoes(second.site)
    await second.site.write('/zimmer/arven', { ...arven, text: 'Acht' })
    await second.publisher.publish(second.site.whole())
    await second.losesItsLead()
    expect(await second.publisher.show('00000006')).toBeUndefined()
    expect(await keysOf(archive)).toEqual(expect.arrayContaining(['records/00000003.json']))
    expect(await keysOf(archive)).not.toContain('records/00000004.json')

    failing.Put = false
    const third = await machine('a')
    expect(await third.lead()).toBe(false)
    expect(third.publisher.view.elsewhere('/zimmer/suite')).toMatchObject({ status: 410 })
    await third.publisher.settled()
    expect(third.publisher.archiveBehind()).toBe(0)
    await third.dies()

    const fourth = await machine('b')
    expect(await fourth.lead()).toBe(true)
    expect(fourth.publisher.view.elsewhere('/zimmer/suite')).toMatchObject({ status: 410 })
    expect(await fourth.publisher.current()).toMatchObject({ id: '00000008' })
    await fourth.publisher.settled()
  })

  it('has each release whose switch failed in the middle, and whoever takes over knows what moved and went with it', async () => {
    const { machine, archive, failing } = await machines('half')
    const first = await machine('a')
    await first.lead()
    await first.publisher.publish(first.site.whole())
    await lastOf(first.site)
    failing.keys = (key) => key === 'half/zimmer/laerchen'
    await expect(first.publisher.publish(first.site.regeneration())).rejects.toThrow('made to fail')
    failing.keys = () => false
    expect(await first.publisher.publish(first.site.regeneration())).toMatchObject({ id: '00000002' })
    await first.publisher.settled()
    expect(await recordsOf(archive)).toEqual(records(1, 2))
    await first.site.write('/zimmer/arven', { ...arven, text: 'Drei' })
    await first.publisher.publish(first.site.regeneration())
    await first.publisher.settled()
    expect(await recordsOf(archive)).toEqual(records(1, 2, 3))
    expect(first.publisher.archiveBehind()).toBe(0)
    await first.dies()

    const second = await machine('b')
    expect(await second.lead()).toBe(true)
    await second.publisher.ready()
    expect(second.publisher.view.hasGap()).toBe(false)
    expect(second.publisher.view.elsewhere('/zimmer/laerche')).toMatchObject({ status: 301 })
    expect(second.publisher.view.elsewhere('/zimmer/turm')).toMatchObject({ status: 410 })
    await second.publisher.settled()
  })

  it('has what a command that failed in the middle made, though another one followed it at once', async () => {
    const { machine, archive, failing } = await machines('half-command')
    const first = await machine('a')
    await threeReleases(first)
    failing.keys = (key) => key === 'half-command/zimmer/laerche'
    await expect(first.publisher.rollback({ id: '1' })).rejects.toThrow('made to fail')
    failing.keys = () => false
    expect(await first.publisher.rollback({ id: '2' })).toMatchObject({ status: 'live' })
    await first.publisher.settled()
    expect(await recordsOf(archive)).toEqual(records(1, 2, 3, 4, 5))
    await first.dies()
  })

  it('has what another process released on the same disk', async () => {
    const { machine, archive, failing } = await machines('beside')
    const first = await machine('a')
    await threeReleases(first)
    const beside = await machine('a')
    await beside.lead()
    failing.Put = true
    await beside.publisher.rollback({ id: '1' })
    await beside.losesItsLead()
    failing.Put = false
    await first.publisher.rollback({ id: '2' })
    await first.publisher.settled()
    expect(await recordsOf(archive)).toEqual(records(1, 2, 3, 4, 5))
    await first.dies()
  })

  it('has a snapshot for releases that expired before they could be brought', async () => {
    const { machine, failing } = await machines('expired-before', {
      retention: { releases: 2, age: 0, unnamed: 0, bytes: 0 },
    })
    const first = await machine('a')
    await first.lead()
    await first.publisher.publish(first.site.whole())
    await first.publisher.settled()
    await first.losesItsLead()
    const second = await machine('a')
    await second.lead()
    failing.Put = true
    await suiteGoes(second.site)
    await second.publisher.publish(second.site.whole())
    await second.publisher.settled()
    for (const text of ['Drei', 'Vier', 'Fünf']) {
      await second.site.write('/zimmer/arven', { ...arven, text })
      await second.publisher.publish(second.site.regeneration())
      await second.publisher.settled()
    }
    expect(await second.publisher.show('00000002')).toBeUndefined()
    failing.Put = false
    await second.publisher.rollback({ path: '/zimmer/arven' })
    expect(second.publisher.archiveBehind()).toBe(0)
    await second.dies()

    const third = await machine('b')
    expect(await third.lead()).toBe(true)
    expect(third.publisher.view.elsewhere('/zimmer/suite')).toMatchObject({ status: 410 })
    await third.publisher.settled()
  })
})

describe('An archive of the history with the name of another product', () => {
  const leftAlone = 'The archive of the history is left as it is; releases are kept on this disk alone.'

  it('gives nothing to this one and takes nothing from it, whether its disk has a history or none, and the site goes on', async () => {
    const history = 'two-products/'
    const arosa = await machines('arosa', { history, owner: 'arosa:production' })
    const first = await arosa.machine('a')
    await threeReleases(first)
    expect(await arosa.archive.text('.owner')).toBe('arosa:production')
    const before = await keysOf(arosa.archive)
    for (const hasHistory of [true, false]) {
      const bern = await machines(`bern-${hasHistory}`, { history, owner: 'bern:production' })
      const { publisher, site, lead, losesItsLead } = await bern.machine('b')
      if (hasHistory) await publisher.publish(site.whole())
      expect(await lead()).toBe(false)
      await site.write('/zimmer/arven', { ...arven, text: 'In Bern' })
      expect(await publisher.publish(site.whole())).toMatchObject({ status: 'live' })
      await publisher.settled()
      expect(await bern.live.text('zimmer/arven')).toContain('In Bern')
      expect(await bern.live.text('zimmer/laerche')).toBeDefined()
      expect(bern.told).toContain(leftAlone)
      expect(publisher.archiveBehind()).toBeGreaterThan(0)
      await losesItsLead()
    }
    expect(await keysOf(arosa.archive)).toEqual(before)
    await first.dies()
    const second = await arosa.machine('b')
    expect(await second.lead()).toBe(true)
    await second.publisher.settled()
  })

  it('is that of who has a release of it, or of a disk without a history, where an earlier version gave it no name', async () => {
    const history = 'unnamed/'
    const earlier = await (await machines('unnamed', { history })).machine('a')
    await threeReleases(earlier)
    const arosa = await machines('unnamed', { history, owner: 'arosa:production' })
    expect(await arosa.archive.text('.owner')).toBeUndefined()

    const bern = await machines('unnamed-bern', { history, owner: 'bern:production' })
    const other = await bern.machine('b')
    await other.publisher.publish(other.site.whole())
    expect(await other.lead()).toBe(false)
    await other.publisher.settled()
    expect(bern.told).toContain(leftAlone)
    expect(await arosa.archive.text('.owner')).toBeUndefined()

    const taking = await arosa.machine('a')
    expect(await taking.lead()).toBe(true)
    await taking.publisher.settled()
    expect(await arosa.archive.text('.owner')).toBe('arosa:production')
    await arosa.archive.remove(['.owner'])
    await taking.losesItsLead()
    const again = await arosa.machine('a')
    expect(await again.lead()).toBe(false)
    await again.publisher.settled()
    expect(await arosa.archive.text('.owner')).toBe('arosa:production')
    expect(again.publisher.archiveBehind()).toBe(0)
  })

  it('is written to no more by who led when that name comes there', async () => {
    const { machine, archive, told } = await machines('renamed', { owner: 'arosa:production' })
    const first = await machine('a')
    await threeReleases(first)
    await archive.put('.owner', Buffer.from('bern:production'), archivedAs)
    await first.losesItsLead()
    const again = await machine('a')
    await again.lead()
    await suiteGoes(again.site)
    await again.publisher.publish(again.site.whole())
    await again.publisher.settled()
    expect(told).toContain(leftAlone)
    expect(await archive.text('records/00000004.json')).toBeUndefined()
  })
})
