import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { realFiles } from '../../disk/files'
import { ForeignStorage, ownStorage, type StoragePlace } from './storage-owner'

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'storage-owner-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** A storage in memory, and how often it was written to. */
function storage(): StoragePlace & { owner?: string; writes: number } {
  const place: StoragePlace & { owner?: string; writes: number } = {
    name: 's3://hotel/site/',
    writes: 0,
    read: async () => place.owner,
    write: async (owner) => {
      place.owner = owner
      place.writes += 1
    },
  }
  return place
}

const own = (machine: string, place: StoragePlace, owner: string) =>
  ownStorage(realFiles, path.join(root, machine), place, owner)

describe('a storage that is published to', () => {
  it('belongs to whom published first, and is not written again for that', async () => {
    const place = storage()
    await own('first', place, 'of-the-queue')
    await own('first', place, 'of-the-queue')
    expect(place).toMatchObject({ owner: 'of-the-queue', writes: 1 })
  })

  it('is that of a standby with the same queue and another disk, too', async () => {
    const place = storage()
    await own('leader', place, 'of-the-queue')
    await own('standby', place, 'of-the-queue')
    expect(place.writes).toBe(1)
  })

  it('is left alone by a product with another queue, which hears what to do', async () => {
    const place = storage()
    await own('production', place, 'of-the-queue')
    const refused = own('laptop', place, 'of-a-laptop')
    await expect(refused).rejects.toThrow(ForeignStorage)
    await expect(refused).rejects.toThrow(/s3:\/\/hotel\/site\/ .*PUBLISH_TARGET.*\.owner/)
    expect(place.owner).toBe('of-the-queue')
  })

  it('stays that of a product whose queue moved, and is anybody’s once its object is gone', async () => {
    const place = storage()
    await own('moving', place, 'of-the-old-queue')
    await own('moving', place, 'of-the-new-queue')
    expect(place.owner).toBe('of-the-new-queue')
    await expect(own('other', place, 'of-another')).rejects.toThrow(ForeignStorage)
    delete place.owner
    await own('other', place, 'of-another')
    expect(place.owner).toBe('of-another')
  })
})
