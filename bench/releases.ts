import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Regeneration } from '../worker/changes/change'
import { quickFiles } from '../worker/disk/quick-files'
import { nginxFiles } from '../worker/edge/nginx'
import { edgeSettings } from '../worker/edge/settings'
import { BlobStore } from '../worker/made/blobs'
import { createPublisher, type Publisher } from '../worker/publish/publisher'
import type { Release } from '../worker/publish/release/release'
import { folderTarget } from '../worker/publish/targets/folder'
import type { KindFigures } from './figures'
import { benchSiteUrl } from './release-pages'
import { ReleaseSite } from './release-site'
import { type Summary, summarize } from './statistics'

/** `busy`: milliseconds of processor time, over all threads. */
export interface ReleaseKind extends KindFigures {
  busy: Summary
}

export interface ReleaseFigures {
  /** Pages of the site. */
  size: number
  /** Seconds of the first release, and of the compressed copies that follow it. */
  first: number
  copies: number
  kinds: ReleaseKind[]
  /** Megabytes of this process at its largest. */
  memory: number
}

interface Kind {
  name: string
  times: number
  /** Done before each measurement, beside the clock. */
  prepare(number: number): Promise<void> | void
  run(number: number): Promise<Release>
}

/**
 * Measures the release store alone: the gate, the blobs, the record, the served folder and the configuration of nginx,
 * from the files being in the root to the switch. The pages are of the size of the real ones.
 */
export async function measureReleases(size: number, say: (text: string) => void): Promise<ReleaseFigures> {
  const folder = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? os.tmpdir(), 'bench-releases-'))
  const blobs = new BlobStore(path.join(folder, 'releases', 'blobs'), quickFiles, false)
  const site = new ReleaseSite(path.join(folder, 'root'), size, 'real', blobs)
  const publisher = openStore(folder)
  try {
    const everything = await site.writeAll()
    const began = performance.now()
    await publisher.publish({ ...everything, changeIds: [] })
    const first = seconds(began)
    const copying = performance.now()
    await publisher.settled()
    const figures = { size, first, copies: seconds(copying) }
    say(`${size}: first release ${first} s, compressed copies ${figures.copies} s`)
    const kinds: ReleaseKind[] = []
    for (const kind of kindsOf(publisher, site)) {
      const measured = await measureKind(kind, publisher)
      kinds.push(measured)
      const { name, whole, busy, stages } = measured
      const parts = Object.entries(stages).map(([stage, { median }]) => `${stage} ${median.toFixed(1)}`)
      say(
        `${size}: ${name}: median ${whole.median.toFixed(1)} ms, p95 ${whole.p95.toFixed(1)} ms, processor ${busy.median.toFixed(0)} ms (${parts.join(', ')})`,
      )
    }
    return { ...figures, kinds, memory: Math.round(process.resourceUsage().maxRSS / 1024) }
  } finally {
    await publisher.settled()
    rmSync(folder, { recursive: true, force: true })
  }
}

function openStore(folder: string): Publisher {
  const edge = edgeSettings({
    siteUrl: benchSiteUrl,
    pictureSource: { projectId: 'p', dataset: 'd' },
    imageOrigin: benchSiteUrl,
    pressOrigin: benchSiteUrl,
  })
  const place = { listen: '8080', folder: path.join(folder, 'public'), cache: path.join(folder, 'cache') }
  return createPublisher({
    folder: path.join(folder, 'releases'),
    gate: { siteUrl: benchSiteUrl },
    target: folderTarget({
      folder: place.folder,
      configuration: (answers) => nginxFiles(edge, place, answers),
    }),
  })
}

function kindsOf(publisher: Publisher, site: ReleaseSite): Kind[] {
  let input: Regeneration | undefined
  const publish = () => {
    if (!input) throw new Error('Nothing was prepared.')
    return publisher.publish({ ...input, changeIds: [] })
  }
  const latest = async () => (await publisher.list(1))[0]?.id ?? ''
  let before = ''
  return [
    {
      name: 'text of a page',
      times: 30,
      prepare: async (number) => {
        input = await site.editText(30 + number * 3, `Ein Satz, gemessen zum ${number}. Mal.`)
      },
      run: publish,
    },
    {
      name: 'new page',
      times: 10,
      prepare: async (number) => {
        input = await site.addPage(`/neu-${number}`)
      },
      run: publish,
    },
    {
      name: 'one page back',
      times: 10,
      prepare: () => undefined,
      run: (number) => publisher.rollback({ path: site.pathOf(30 + number * 3) }),
    },
    {
      name: 'menu of a language',
      times: 3,
      prepare: async (number) => {
        await publisher.unpin()
        before = await latest()
        input = await site.editMenu('de', `Menü ${number}`)
      },
      run: publish,
    },
    {
      name: 'whole site back before the menu',
      times: 3,
      prepare: async (number) => {
        if (number > 0) await publisher.unpin()
      },
      run: () => publisher.rollback({ id: before }),
    },
  ]
}

async function measureKind(kind: Kind, publisher: Publisher): Promise<ReleaseKind> {
  const whole: number[] = []
  const busy: number[] = []
  const files: number[] = []
  const stages = new Map<string, number[]>()
  for (let number = 0; number < kind.times; number += 1) {
    await kind.prepare(number)
    await publisher.settled()
    const began = performance.now()
    const processor = process.cpuUsage()
    const release = await kind.run(number)
    whole.push(performance.now() - began)
    const { user, system } = process.cpuUsage(processor)
    busy.push((user + system) / 1000)
    if (release.status !== 'live') throw new Error(`${kind.name}: the release is ${release.status}.`)
    files.push(release.pages.length)
    for (const [stage, milliseconds] of Object.entries(release.stages))
      stages.set(stage, [...(stages.get(stage) ?? []), milliseconds])
  }
  return {
    name: kind.name,
    whole: summarize(whole),
    busy: summarize(busy),
    stages: Object.fromEntries([...stages].map(([stage, values]) => [stage, summarize(values)])),
    pages: Math.round(summarize(files).median),
  }
}

/** The figures as a part of the report: from the files being in the root to the switch. */
export async function releaseSection(size: number, say: (text: string) => void): Promise<string> {
  const { first, copies, kinds, memory } = await measureReleases(size, say)
  const rows = kinds.map(
    ({ name, whole, busy, pages }) =>
      `| ${name} | ${whole.median.toFixed(1)} | ${whole.p95.toFixed(1)} | ${busy.median.toFixed(0)} | ${pages} |`,
  )
  return [
    `## Releases, ${size} pages`,
    '',
    `The release store alone. First release ${first} s, its compressed copies ${copies} s, memory at most ${memory} MB.`,
    '',
    '| release | median, ms | p95, ms | processor, ms | pages |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10

async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number)
  for (const size of sizes.length > 0 ? sizes : [300, 10_000])
    await measureReleases(size, (text) => void process.stdout.write(`${text}\n`))
}

if (require.main === module) {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exitCode = 1
  })
}
