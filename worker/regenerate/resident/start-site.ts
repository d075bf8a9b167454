import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readingNames } from '../../../site/readings/reading-feeds'
import type { SiteSettings } from '../../../site/settings/settings'
import type { Change } from '../../changes/change'
import type { Stores } from '../files/stores'
import type { GatsbyInternals } from '../gatsby/gatsby-interface'
import { agreeOnCompilation } from './agree-on-compilation'
import { contentClient, readSdl } from './content-reader'
import { passedTime } from './passed-time'
import { ResidentSite } from './resident-site'

/** The description of the content that the nodes in `.cache` were made with. Lies there, and shares its fate. */
const descriptionFile = () => path.resolve('.cache', 'content-description.graphql')

const isDescribedBy = (sdl: string): boolean =>
  existsSync(descriptionFile()) && readFileSync(descriptionFile(), 'utf8') === sdl

/** The day that the pages on the disk show. */
function builtDay(gatsby: GatsbyInternals): string {
  const [today] = gatsby.getNodesByType('Today')
  if (typeof today?.date !== 'string') throw new Error('The site that was left behind shows no day.')
  return today.date
}

/** The moment whose documents the pages on the disk show, ms since the epoch. */
function builtMoment(gatsby: GatsbyInternals): number {
  const [moment] = gatsby.getNodesByType('Moment')
  if (typeof moment?.at !== 'string') throw new Error('The site that was left behind knows no moment.')
  return Date.parse(moment.at)
}

/**
 * Gets the whole site into memory: taken up from what lies on the disk and brought up to date with what has changed since,
 * or built. `isWarm`: it was left by code of the same fingerprint (see site-code.ts). `isMomentGiven`: the pages must show that of
 * the settings; else those that were left keep theirs, and what the clock missed comes as a change.
 */
export async function startSite(
  gatsby: GatsbyInternals,
  settings: SiteSettings,
  { isWarm, isMomentGiven }: { isWarm: boolean; isMomentGiven: boolean },
  stores: Stores | undefined,
): Promise<ResidentSite> {
  const client = contentClient(settings)
  const sdl = await readSdl(client, settings.dataset, settings.graphqlTag)
  const resumes = isWarm && isDescribedBy(sdl)
  const { today, moment: now } = settings
  if (resumes) {
    await gatsby.resume()
    settings.today = builtDay(gatsby)
    settings.moment = builtMoment(gatsby)
  } else {
    await gatsby.build()
    await agreeOnCompilation(path.resolve('public'))
    writeFileSync(descriptionFile(), sdl)
  }
  const site = await ResidentSite.takeOver(gatsby, settings, sdl, client, stores)
  // What was edited while the content was read, or since the site was left.
  const missed: Change[] = [{ kind: 'reconcile', reason: 'gap' }]
  const turned = isMomentGiven ? passedTime(settings.moment, now) : []
  const since: Change[] = resumes
    ? [
        { kind: 'day', date: today },
        { kind: 'events', reason: 'request' },
        ...readingNames.map((kind) => ({ kind, reason: 'schedule' as const })),
        ...turned,
      ]
    : []
  await site.apply([...since, ...missed], undefined, now)
  await site.takeFiles()
  return site
}
