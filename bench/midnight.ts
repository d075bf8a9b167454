import { isOccurrenceId } from '../site/addresses/event-paths'
import { addDays } from '../site/calendar/local-day'
import { startOutside } from '../tests/support/content'
import { folderDifferences, folderHashes, followRegeneration } from '../tests/support/folder-hashes'
import { makeWorkspace } from '../tests/support/workspace'
import type { Change } from '../worker/changes/change'
import { Builder } from '../worker/regenerate/supervisor/builder'
import { type Summary, summarize } from './statistics'

export interface MidnightFigures {
  /** Occurrences with a page, in each language. */
  occurrences: number
  pages: number
  /** Milliseconds from the new day being known to the files being staged. */
  day: Summary
  stages: Readonly<Record<string, Summary>>
  /** Pages that were made again, in the middle case. */
  touched: number
  /** Of these, pages whose files came out as they were, over all nights. */
  needless: number
  /** Milliseconds of the read of an unchanged feed. */
  refresh: Summary
}

/** Nights on both sides of the end of a month, each a new day and then a look at the feed. */
const firstDay = '2026-11-22'
const nights = 15

const isPage = (name: string): boolean => name.endsWith('/index.html') || name === 'index.html'

/** Occurrences beside those of the demo program, which has some two hundred a year. */
const occurrences = 1800

/** Measures the change of the day on a site of some 2,000 occurrences in each of three languages. */
export async function measureMidnight(say: (text: string) => void): Promise<MidnightFigures> {
  const workspace = makeWorkspace('bench-midnight')
  const outside = await startOutside(workspace, { today: firstDay, occurrences })
  const log = {
    info: () => undefined,
    warn: (fields: object, text: string) => say(`${text} ${JSON.stringify(fields)}`),
  }
  const { dataFolder, folder: siteFolder } = workspace
  const builder = new Builder({ siteFolder, dataFolder, env: outside.environment, log })
  try {
    const whole = await builder.start()
    const events = whole.pages.filter(({ owner }) => isOccurrenceId(owner)).length
    say(`midnight: ${whole.pages.length} pages, ${events} of them of occurrences`)
    const told = folderHashes(whole.root)
    const measured: number[] = []
    const refreshed: number[] = []
    const touched: number[] = []
    const stages = new Map<string, number[]>()
    let needless = 0
    const timed = async (changes: readonly Change[]) => {
      const began = performance.now()
      const regeneration = await builder.apply(changes)
      return { regeneration, milliseconds: performance.now() - began }
    }
    for (let night = 1; night <= nights; night += 1) {
      const before = new Map(told)
      const { regeneration, milliseconds } = await timed([{ kind: 'day', date: addDays(firstDay, night) }])
      followRegeneration(told, regeneration)
      const { different, surplus } = folderDifferences(told, before)
      const madeAgain = regeneration.files.map(({ path: name }) => name).filter(isPage)
      needless += madeAgain.filter((name) => ![...different, ...surplus].includes(name)).length
      measured.push(milliseconds)
      touched.push(regeneration.pages.length)
      for (const [stage, value] of Object.entries(regeneration.stages))
        stages.set(stage, [...(stages.get(stage) ?? []), value])
      refreshed.push((await timed([{ kind: 'events', reason: 'nightly' }])).milliseconds)
    }
    return {
      occurrences: Math.round(events / 3),
      pages: whole.pages.length,
      day: summarize(measured),
      stages: Object.fromEntries([...stages].map(([stage, values]) => [stage, summarize(values)])),
      touched: Math.round(summarize(touched).median),
      needless,
      refresh: summarize(refreshed),
    }
  } finally {
    await builder.stop(5_000)
    await outside.close()
    await workspace.remove()
  }
}
