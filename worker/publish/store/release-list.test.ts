import { expect, it } from 'vitest'
import { formatId, noPins, type ReleaseRecord, type ReleaseStatus } from '../release/release'
import { ReleaseList } from './release-list'

const recordOf = (number: number, status: ReleaseStatus): ReleaseRecord => ({
  version: 1,
  id: formatId(number),
  at: number * 1000,
  kind: 'publish',
  status,
  changeIds: [],
  changes: [],
  held: [],
  letGo: [],
  pins: noPins,
  problems: [],
  pages: [1, 2, 3].map((page) => ({ path: `/${page}`, owner: 'x', reason: 'slice' })),
  removedPages: [],
})

/** A history that writes down which records are read. */
function historyOf(...statuses: ReleaseStatus[]) {
  const records = new Map(statuses.map((status, index) => [index + 1, recordOf(index + 1, status)]))
  const read: number[] = []
  const history = {
    read: async (number: number) => {
      read.push(number)
      return records.get(number)
    },
    exists: async (number: number) => records.has(number),
  }
  return { records, read, list: new ReleaseList(history, () => ({ release: statuses.length })) }
}

it('tells the last releases in brief, newest first, and reads the record of each once', async () => {
  const { list, read } = historyOf('live', 'live', 'refused')
  expect(await list.last(2)).toMatchObject([
    { id: '00000003', status: 'refused' },
    { id: '00000002', status: 'live', pages: { count: 3, first: '/1' }, changed: 0, isRebuild: false },
  ])
  expect(await list.last(2)).toHaveLength(2)
  expect(await list.live()).toMatchObject({ id: '00000002' })
  expect(read).toEqual([3, 2])
})

it('lists nothing that is no longer kept, although it was read before', async () => {
  const { list, records } = historyOf('live', 'live', 'held')
  expect(await list.last(20)).toHaveLength(3)
  records.delete(1)
  records.delete(2)
  expect(await list.last(20)).toMatchObject([{ id: '00000003' }])
  expect(await list.live()).toBeUndefined()
})

it('counts of what was built whole the pages that visitors can go to', async () => {
  const built: ReleaseRecord = {
    ...recordOf(1, 'live'),
    pages: ['/', '/404', '/fr/404', '/zimmer'].map((path) => ({ path, owner: 'x', reason: 'everything' })),
  }
  const list = new ReleaseList({ read: async () => built, exists: async () => true }, () => ({ release: 1 }))
  expect(await list.last(1)).toMatchObject([{ isRebuild: true, pages: { count: 2, first: '/' } }])
})
