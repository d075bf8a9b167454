import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { liveStore } from '../../bench/release-memory'
import { realFiles } from '../../worker/disk/files'
import { BlobStore } from '../../worker/made/blobs'

const pages = 15_000
/** Of 480 kB each, so that bytes which are held show. */
const pictures = 600
/**
 * Megabytes of the heap (80 are too few), and of the whole process at its largest, which is 106 at 300 pages, 191 at 5,000, 251
 * at 15,000.
 */
const heap = 96
const most = 400

it('a site of 15,000 pages is published, changed in every page, taken back, cleaned up and started anew in bounded memory', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'large-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const steps = await liveStore({ folder, pages, weight: 'light', heap })
  expect(steps.map(({ name, status, files }) => [name, status, files])).toEqual([
    ['first release', 'live', pages + pictures + 3],
    ['text of a page', 'live', 1],
    ['menu of every page', 'live', pages],
    ['whole site back', 'live', pages],
    ['whole site let go', 'live', pages],
    ['start', undefined, undefined],
    ['history', undefined, undefined],
    ['text, then clean-up', 'live', 1],
    ['new page', 'live', 1],
  ])
  for (const { name, memory } of steps) expect(memory, `MB after: ${name}`).toBeLessThan(most)
  expect(readdirSync(path.join(folder, 'releases/records'))).toHaveLength(2)
  const { shas } = await new BlobStore(path.join(folder, 'releases/blobs'), realFiles).list()
  expect(shas.size, 'the pages with the first menu are gone').toBeLessThan(pages + pictures + 10)
})
