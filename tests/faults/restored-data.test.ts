import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, backupRules, namesIn, restore } from '../support/backup'
import { allReceipts } from '../support/receipts'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'
import { releasesIn, rollBackTo, unpin } from './releases-in'

let site: QuickSite
beforeAll(async () => {
  site = await startQuickSite('restored-data')
})
afterAll(() => site?.stop())

const statusOf = async (page: string) => (await fetch(site.url + page, { redirect: 'manual' })).status

/** Where it was, the page answers so from then on: the quick site has another page of one of these documents. */
async function remove(id: string, status: 301 | 410) {
  await site.outside.client.delete(id)
  site.deliveries.send({ kind: 'document', id, operation: 'delete', revision: `${id}-gone` })
  await waitFor(`${id} is gone`, async () => ((await statusOf(`/${id}`)) === status ? true : undefined))
}

describe('A machine that is empty but for what was backed up', () => {
  it('has everything that the page for operators tells of, and a rule for everything that lies there', () => {
    const rules = backupRules()
    expect(rules.size).toBeGreaterThan(15)
    expect(namesIn(site.dataFolder).filter((name) => !rules.has(name))).toEqual([])
  })

  it('serves the site with its history: gone pages, releases to go back to, receipts; and what was published since', async () => {
    await site.edit('room-arve', 'Arve, die erste')
    await site.showing('room-arve', 'Arve, die erste')
    await site.edit('room-arve', 'Arve, die zweite')
    await site.showing('room-arve', 'Arve, die zweite')
    await remove('room-turm', 301)
    await remove('room-see', 410)
    await site.receipts()
    const receipts = [...(await allReceipts(site.workerUrl)).keys()]
    const backup = path.join(site.dataFolder, '../backup')
    // While the worker runs.
    expect(backUp(site.dataFolder, backup)).toEqual(
      expect.arrayContaining(['releases', 'receipts.ndjson', 'path-holders.json']),
    )
    const before = await releasesIn(site)
    await site.edit('room-arve', 'Arve, nach der Sicherung')
    await site.showing('room-arve', 'Arve, nach der Sicherung')
    await remove('room-larche', 410)
    await site.stopWorker()

    restore(backup, site.dataFolder)
    rmSync(backup, { recursive: true })
    await site.startWorker()
    await site.showing('room-arve', 'Arve, nach der Sicherung')
    expect(await statusOf('/room-turm')).toBe(301)
    expect(await statusOf('/room-see')).toBe(410)
    expect(await statusOf('/room-larche')).toBe(410)
    expect(await releasesIn(site)).toEqual(expect.arrayContaining([...before]))
    expect([...(await allReceipts(site.workerUrl)).keys()]).toEqual(expect.arrayContaining(receipts))

    const first = before.findLast(({ pages }) => pages.first === '/room-arve')
    await rollBackTo(site, first?.id ?? '')
    await site.showing('room-arve', 'Arve, die erste')
    expect(await statusOf('/room-turm')).toBe(200)
    await unpin(site)
    await site.showing('room-arve', 'Arve, nach der Sicherung')
    expect(await statusOf('/room-turm')).toBe(301)
    await site.edit('room-arve', 'Arve, die dritte')
    await site.showing('room-arve', 'Arve, die dritte')
  })
})
