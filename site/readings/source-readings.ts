import { gatsbyNode } from '../nodes/replace-nodes'
import { loadReading, maxAges, type ReadingOptions } from './load-reading'
import { type ReadingName, readingFeeds, readingNames } from './reading-feeds'
import type { ReadingAddresses } from './reading-variables'

/** What of the settings of a build says where readings come from, and of which moment its pages are. */
export interface ReadingSettings {
  readings: ReadingAddresses
  dataFolder: string
  /** ms since the epoch. */
  moment: number
  timeZone: string
}

/** How a service is asked; undefined where its address is not set. */
export function readingOptions(
  name: ReadingName,
  { readings, dataFolder, moment }: ReadingSettings,
  maxAge: number,
): ReadingOptions | undefined {
  const url = readings[name]
  return url === undefined ? undefined : { name, url, dataFolder, moment, maxAge }
}

interface Api {
  actions: { createNode(node: ReturnType<typeof gatsbyNode>): unknown }
  reporter: { warn(text: string): void }
}

/** Gatsby's sourceNodes of all readings: the last good one of each, fetched anew where it is older than an hour. */
export async function sourceReadings(api: Api, settings: ReadingSettings): Promise<void> {
  for (const name of readingNames) await sourceReading(name, api, settings)
}

async function sourceReading(
  name: ReadingName,
  { actions, reporter }: Api,
  settings: ReadingSettings,
): Promise<void> {
  const options = readingOptions(name, settings, maxAges.build)
  if (!options) return
  const feed = readingFeeds[name]
  const { reading, problems, state } = await loadReading(feed, options)
  actions.createNode(gatsbyNode(feed.node(reading, settings.moment, settings.timeZone)))
  for (const { documentId, field, reason } of problems) reporter.warn(`${documentId}, ${field}: ${reason}`)
  if (state.refused)
    reporter.warn(
      `${options.url}: ${state.refused.reason}; the last good reading is from ${state.seenAt ?? 'never'}`,
    )
}
