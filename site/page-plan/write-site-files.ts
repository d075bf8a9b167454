import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { builtHolders } from '../addresses/holders-file'
import { assetPaths } from '../content/asset-use'
import { searchedPage } from '../content/searched-page'
import { wholeContentIndex } from '../content/source-derived-nodes'
import { loadEventNodes } from '../events/load-event-nodes'
import { searchedEvents } from '../events/searched-events'
import type { SiteSettings } from '../settings/settings'
import { plannableOccurrences } from './create-pages'
import { eventAssets, eventLines } from './event-plan'
import { type FileChanges, robots, SiteFiles } from './site-files'

interface NodeReader {
  getNodesByType(type: string): unknown[]
}

/** Writes and removes files below a folder; a reader sees the old file or the new one, never half of it. Never waits. */
export function writeFiles(folder: string, changes: FileChanges): void {
  for (const [name, text] of changes) {
    const file = path.join(folder, name)
    if (text === undefined) {
      rmSync(file, { force: true })
      continue
    }
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.tmp`, text)
    renameSync(`${file}.tmp`, file)
  }
}

/** Options of the events source that read the last good feeds without asking for new ones. */
export const eventOptions = (settings: SiteSettings, refresh: boolean) => ({
  feeds: settings.feeds,
  eventsFolder: path.resolve(settings.dataFolder, 'events'),
  timeZone: settings.timeZone,
  ownChannel: settings.channel,
  today: settings.today,
  refresh,
})

/** Every file beside the pages of the whole site: what a clean build writes. */
export async function wholeSiteFiles(
  reader: NodeReader,
  settings: SiteSettings,
  files: SiteFiles,
): Promise<FileChanges> {
  const index = wholeContentIndex(reader, builtHolders(), settings.moment)
  const { occurrences } = await loadEventNodes(eventOptions(settings, false))
  const planned = plannableOccurrences(reader.getNodesByType('EventOccurrence'))
  index.showBeside(eventAssets(planned))
  const lines = [...index.lines(), ...eventLines(planned, settings.today)]
  const searched = [...[...index.searched()].map(searchedPage), ...searchedEvents(planned, settings.today)]
  return new Map([
    ...files.lines(lines, []),
    ...files.search(searched, []),
    ...files.events(occurrences),
    ...files.content(index.nodes(), []),
    ...files.withheld(assetPaths(index.withheld(), settings)),
    ...files.file('robots.txt', robots(settings.siteUrl)),
  ])
}

/** Gatsby's onPostBuild of the site. */
export async function writeSiteFiles(reader: NodeReader, settings: SiteSettings): Promise<void> {
  const files = await wholeSiteFiles(reader, settings, new SiteFiles(settings))
  writeFiles(path.resolve('public'), files)
}

/** The calendar files below a folder, by their names relative to it. */
export async function readCalendars(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ics'))
  return new Map(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(folder, name), 'utf8')]),
  )
}
