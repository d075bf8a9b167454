import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readInWork, StuckPages } from './stuck-pages'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stuck-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const given = (pages: StuckPages): unknown => JSON.parse(readFileSync(pages.file, 'utf8'))

describe('pages that no builder gets to the end of', () => {
  it('are given up at once where the builder was hung', () => {
    const stuck = new StuckPages(folder, 'code')
    expect(stuck.lost(['/a'], true)).toEqual({ suspected: [], given: ['/a'] })
    expect(given(stuck)).toEqual({ '/a': 'making it did not come to an end' })
  })

  it('are given up when two builders in a row ended at them, and not when one was killed', () => {
    const stuck = new StuckPages(folder, 'code')
    expect(stuck.lost(['/a'], false)).toEqual({ suspected: ['/a'], given: [] })
    expect(stuck.lost(['/b'], false)).toEqual({ suspected: ['/b'], given: [] })
    expect(stuck.lost(['/b'], false)).toEqual({ suspected: [], given: ['/b'] })
    expect(given(stuck)).toEqual({ '/b': 'making it ended the program twice' })
  })

  it('are told once, and nothing is told of a builder that was lost between two pages', () => {
    const stuck = new StuckPages(folder, 'code')
    stuck.lost(['/a'], true)
    expect(stuck.lost(['/a'], true)).toEqual({ suspected: [], given: [] })
    expect(stuck.lost([], false)).toEqual({ suspected: [], given: [] })
  })

  it('are remembered over a restart, and forgotten with other code', () => {
    new StuckPages(folder, 'code').lost(['/a'], true)
    const again = new StuckPages(folder, 'code')
    expect(again.lost(['/a'], true)).toEqual({ suspected: [], given: [] })
    const next = new StuckPages(folder, 'other code')
    expect(readdirSync(folder)).toEqual([])
    expect(next.lost(['/a'], true).given).toEqual(['/a'])
  })

  it('are found again where their file is damaged', () => {
    const stuck = new StuckPages(folder, 'code')
    for (const damage of ['', '{"/a":', '[]', 'null', '{"/b":7}']) {
      writeFileSync(stuck.file, damage)
      expect(stuck.lost(['/a'], true).given).toEqual(['/a'])
    }
  })
})

describe('what a builder has in work', () => {
  it('is read from the records of its processes; one without a page is idle', () => {
    const records = path.join(folder, 'in-work')
    expect(readInWork(records)).toEqual([])
    mkdirSync(records)
    writeFileSync(path.join(records, '17'), `/fr/été${'\0'.repeat(64)}`)
    writeFileSync(path.join(records, '18'), '\0'.repeat(64))
    expect(readInWork(records)).toEqual([{ pid: 17, page: '/fr/été', since: expect.any(Number) }])
  })
})
