import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { holdersFile, readHolders } from '../../site/addresses/holders-file'
import { LiveHolders } from './live-holders'
import type { Entry } from './release/entry'
import { LiveSite } from './release/live-site'
import { noPins, type ReleaseRecord } from './release/release'

const entry = (owner: string): Entry => ({
  ...{ sha256: owner, size: 1, type: 'text/html', cache: 'page', encodings: [] },
  owner,
})

/** A site whose releases are recorded, and the file of that. */
function recordedSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recorded-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = holdersFile(folder)
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (_facts: object, text: string) => void warnings.push(text) }
  const recorded = new LiveHolders(file, log)
  const state = new LiveSite()
  const bring = (page: string, owner: string | null): ReleaseRecord => {
    const at = `${page}/index.html`
    const after = owner === null ? null : entry(owner)
    const record: ReleaseRecord = {
      ...{
        version: 1,
        id: String(state.release + 1).padStart(8, '0'),
        at: 0,
        kind: 'publish',
        status: 'live',
      },
      ...{ changeIds: [], changes: [{ path: at, before: state.files.get(at) ?? null, after }], held: [] },
      ...{ letGo: [], pins: noPins, problems: [], pages: [], removedPages: [] },
    }
    state.apply(record)
    return record
  }
  return { file, warnings, recorded, state, bring }
}

describe('the record of who holds which path', () => {
  it('follows from release to release, and nothing of what stood there is written again', () => {
    const { file, recorded, state, bring } = recordedSite()
    for (const number of Array(50).keys()) bring(`page-${number}`, `page-${number}`)
    recorded.whole(state)
    const before = readFileSync(file, 'utf8')
    recorded.follow(bring('spa', 'page-spa'), state)
    recorded.follow(bring('page-7', null), state)
    const after = readFileSync(file, 'utf8')
    expect(after.startsWith(before)).toBe(true)
    expect(after.length - before.length).toBeLessThan(300)
    expect(readHolders(file)?.get('/spa')).toBe('page-spa')
    expect(readHolders(file)?.size).toBe(50)
  })

  it('is whole again after releases that nobody told it of', () => {
    const { file, recorded, state, bring } = recordedSite()
    recorded.follow(bring('spa', 'page-spa'), state)
    bring('kueche', 'page-kitchen')
    recorded.follow(bring('zimmer', 'page-rooms'), state)
    expect([...(readHolders(file) ?? [])].sort()).toEqual([
      ['/kueche', 'page-kitchen'],
      ['/spa', 'page-spa'],
      ['/zimmer', 'page-rooms'],
    ])
  })

  it('stays as it was while a part of the site is not known, and is whole again afterwards', () => {
    const { file, recorded, state, bring } = recordedSite()
    recorded.follow(bring('spa', 'page-spa'), state)
    const { mtimeMs } = statSync(file)
    state.hasGap = true
    recorded.follow(bring('kueche', 'page-kitchen'), state)
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
    state.hasGap = false
    recorded.follow(bring('zimmer', 'page-rooms'), state)
    expect(readHolders(file)?.size).toBe(3)
  })

  it('that cannot be written fails no release, is told, and is whole once it can', () => {
    const { file, recorded, state, bring, warnings } = recordedSite()
    mkdirSync(`${file}.${process.pid}.tmp`)
    recorded.follow(bring('spa', 'page-spa'), state)
    expect(warnings).toEqual(['The record of who holds which path could not be written.'])
    rmSync(`${file}.${process.pid}.tmp`, { recursive: true })
    recorded.follow(bring('kueche', 'page-kitchen'), state)
    expect(readHolders(file)?.size).toBe(2)
  })
})
