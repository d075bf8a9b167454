import { lstatSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Damage, damages } from '../support/damages'
import { fileKinds } from '../support/data-files'
import { waitFor } from '../support/wait-for'
import { type QuickSite, startQuickSite } from './quick-site'

const pages = ['/', '/zimmer/arven', '/room-arve', '/room-turm', '/page-data/room-see/page-data.json']

let site: QuickSite
beforeAll(async () => {
  site = await startQuickSite('damaged-data')
  await site.edit('room-arve', 'Arve, neu')
  await site.showing('room-arve', 'Arve, neu')
})
afterAll(() => site?.stop())

/** Does it to one file of each kind, where it can be done; tells to which. */
function strike(damage: Damage): string[] {
  return fileKinds(site.dataFolder).flatMap(({ files }) => {
    const [file = ''] = files.sort()
    const isLink = lstatSync(path.join(site.dataFolder, file)).isSymbolicLink()
    if (isLink && damage.name !== 'gone') return []
    damage.do(path.join(site.dataFolder, file))
    return [file]
  })
}

const answerTo = async (page: string) => {
  const response = await fetch(site.url + page, { headers: { 'accept-language': '' } })
  return { status: response.status, text: await response.text() }
}

/** Asks for the pages in turn until it is told to stop; keeps what nobody should be given. */
function visitor(right: ReadonlyMap<string, string>) {
  const wrong: string[] = []
  let leaves = false
  const visits = (async () => {
    while (!leaves)
      for (const page of pages) {
        // Nobody answers before the worker listens.
        const answer = await answerTo(page).catch(() => undefined)
        if (!answer || answer.status === 503) continue
        if (answer.status !== 200 || answer.text !== right.get(page)) wrong.push(`${page}: ${answer.status}`)
      }
  })()
  return async () => {
    leaves = true
    await visits
    return wrong
  }
}

describe('one file of each kind below the data folder', () => {
  it.each(damages)(
    '$name before a start: the worker starts, and visitors get right bytes or are asked to wait (fault 73)',
    async (damage) => {
      const right = new Map<string, string>()
      for (const page of pages) right.set(page, (await answerTo(page)).text)
      await site.stopWorker()
      expect(strike(damage).length).toBeGreaterThan(10)
      const leave = visitor(right)
      await site.startWorker()
      await waitFor('every page is right', async () => {
        for (const page of pages) if ((await answerTo(page)).text !== right.get(page)) return undefined
        return true
      })
      expect(await leave()).toEqual([])
      if (damage.name !== 'gone') expect(site.log()).toMatch(/damaged|moved aside/)
    },
  )
})
