import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { type ScaleDocument, scaleDocuments } from '../sandbox/scale/documents'
import { startOutside } from '../tests/support/content'
import { makeWorkspace } from '../tests/support/workspace'
import { Builder } from '../worker/regenerate/builder'
import { editKinds } from './edits'
import { type Summary, summarize } from './statistics'

export interface KindFigures {
  name: string
  /** Milliseconds from the changes being known to the files being staged. */
  whole: Summary
  stages: Readonly<Record<string, Summary>>
  /** Pages that were made again, in the middle case. */
  pages: number
}

export interface BuilderFigures {
  size: number
  pages: number
  /** Seconds of the first build. */
  cold: number
  /** Seconds of a warm `gatsby build` after one changed title, on the same site in the same run. */
  warmBuild: number
  kinds: KindFigures[]
  /** Milliseconds from an edit to the new page at the edge, without the quiet time. */
  edge?: Summary
  /** Megabytes after the first 20 edits and after all. */
  memory: { early: number; late: number }
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10

/** Measures every kind of edit on a site of about `size` pages, beside a warm `gatsby build` of it. */
export async function measureBuilder(size: number, say: (text: string) => void): Promise<BuilderFigures> {
  const workspace = makeWorkspace(`bench-${size}`)
  const documents: ScaleDocument[] = scaleDocuments({ pages: size, seed: 1 })
  const outside = await startOutside(workspace, { documents, channel: 'arolles-bahnen', today: '2026-11-22' })
  const log = {
    info: () => undefined,
    warn: (fields: object, text: string) => say(`${text} ${JSON.stringify(fields)}`),
  }
  const builder = new Builder({
    siteFolder: workspace.folder,
    dataFolder: workspace.dataFolder,
    env: outside.environment,
    log,
  })
  try {
    const began = performance.now()
    const whole = await builder.start()
    const cold = seconds(began)
    say(`${size}: ${whole.pages.length} pages, first build ${cold} s`)
    const kinds: KindFigures[] = []
    let early = 0
    for (const kind of editKinds) {
      kinds.push(await measureKind(kind, outside.client, builder))
      early ||= builder.status().memory ?? 0
      const { whole: figures, pages } = kinds.at(-1) ?? { whole: summarize([]), pages: 0 }
      say(
        `${size}: ${kind.name}: median ${figures.median.toFixed(1)} ms, p95 ${figures.p95.toFixed(1)} ms, ${pages} pages`,
      )
    }
    const late = builder.status().memory ?? 0
    await builder.stop(60_000)
    await outside.client.patch('page-home').set({ lead: 'Ein Satz für den warmen Bau.' }).commit()
    const warm = performance.now()
    await promisify(execFile)('npx', ['gatsby', 'build'], {
      cwd: path.join(workspace.dataFolder, 'builder', 'a'),
      env: { ...outside.environment, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
      maxBuffer: 256 * 1024 * 1024,
    })
    const warmBuild = seconds(warm)
    say(`${size}: warm gatsby build ${warmBuild} s`)
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
    return {
      size,
      pages: whole.pages.length,
      cold,
      warmBuild,
      kinds,
      memory: { early: megabytes(early), late: megabytes(late) },
    }
  } finally {
    await builder.stop(5_000)
    await outside.close()
    workspace.remove()
  }
}

async function measureKind(
  kind: (typeof editKinds)[number],
  client: Parameters<(typeof editKinds)[number]['edit']>[0],
  builder: Builder,
): Promise<KindFigures> {
  const whole: number[] = []
  const touched: number[] = []
  const stages = new Map<string, number[]>()
  for (let number = 0; number < kind.times; number += 1) {
    const changes = await kind.edit(client, number)
    const began = performance.now()
    const regeneration = await builder.apply(changes)
    whole.push(performance.now() - began)
    touched.push(regeneration.pages.length)
    for (const [stage, milliseconds] of Object.entries(regeneration.stages)) {
      stages.set(stage, [...(stages.get(stage) ?? []), milliseconds])
    }
  }
  return {
    name: kind.name,
    whole: summarize(whole),
    stages: Object.fromEntries([...stages].map(([stage, values]) => [stage, summarize(values)])),
    pages: Math.round(summarize(touched).median),
  }
}
