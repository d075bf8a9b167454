import { readdirSync, readFileSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { sha256 } from '../disk/sha256'
import { isBelow } from '../settings/agreed-variables'
import { type Environment, parseSettings } from '../settings/settings'

/** A site that this machine can serve, as its file says. */
export interface KnownSite {
  name: string
  environment: Environment
  /** Another one for other settings. */
  version: string
  /** Where its worker is asked how it stands. */
  readyUrl: string
  dataDir: string
  /** Whether it builds the site while another machine publishes it. */
  standsByWarm: boolean
}

export interface KnownSites {
  sites: ReadonlyMap<string, KnownSite>
  /** What is wrong with files that are left out, by their names. */
  problems: ReadonlyMap<string, string>
}

/** Names are those of keys and in lines of the log, too. */
const isSiteName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,62}$/.test(name)

/** What is hidden is an editor's, or nobody's. */
const isSiteFile = (file: string): boolean => file.endsWith('.env') && !file.startsWith('.')

/**
 * Reads `NAME.env` of each site from a folder: the variables of `.env.example`. A file that is wrong leaves out its own site and no
 * other. `surrounding`: what processes need of the machine. @throws Error where the folder cannot be read
 */
export function readSiteFiles(folder: string, surrounding: Environment): KnownSites {
  const sites = new Map<string, KnownSite>()
  const problems = new Map<string, string>()
  const taken = new Map<string, string>()
  const published: Published[] = []
  for (const file of readdirSync(folder).filter(isSiteFile).sort()) {
    const name = file.replace(/\.env$/, '')
    try {
      if (!isSiteName(name)) throw new Error('its name has to be of small letters, digits and dashes alone')
      const site = siteOf(name, readFileSync(path.join(folder, file), 'utf8'), surrounding)
      for (const own of site.alone) {
        const other = taken.get(own)
        if (other !== undefined) throw new Error(`${own} is that of ${other}, too: each site needs its own`)
      }
      const { target, history } = site
      for (const other of published)
        if (isBelow(history, other.target) || isBelow(other.history, target))
          throw new Error(
            `a PUBLISH_HISTORY lies below a PUBLISH_TARGET, with ${other.name}: what is there is public`,
          )
      published.push({ name, target, history })
      for (const own of site.alone) taken.set(own, name)
      sites.set(name, site.known)
    } catch (error) {
      problems.set(name, error instanceof Error ? error.message : String(error))
    }
  }
  return { sites, problems }
}

/** Where the pages and the history of a site go. */
interface Published {
  name: string
  target: string
  history: string | undefined
}

/** `alone`: what no two sites of one machine can share. */
function siteOf(
  name: string,
  text: string,
  surrounding: Environment,
): Omit<Published, 'name'> & { known: KnownSite; alone: string[] } {
  // Some editors write a mark before the first letter.
  const own = parseEnv(text.replace(/^\uFEFF/, ''))
  const environment = { ...surrounding, ...own }
  const settings = parseSettings(environment)
  if (settings.sandbox) throw new Error('SANITY_PROJECT_ID is not set: the sandbox serves no hotel')
  if (settings.redisUrl === undefined)
    throw new Error('REDIS_URL is not set: machines share a site by its queue')
  if (settings.role === 'intake') throw new Error('WORKER_ROLE is intake: such a worker is started by itself')
  const { host, port } = settings.worker
  const places = {
    WORKER_PORT: port,
    ...(settings.site.isOwnProcess ? {} : { SITE_PORT: settings.site.port }),
    ...(settings.preview ? { PREVIEW_PORT: settings.preview.port } : {}),
  }
  const { projectId, dataset } = settings.content
  const { target, history } = settings.publish
  return {
    target,
    history,
    known: {
      name,
      environment,
      version: sha256(text),
      readyUrl: `http://${askedAt(host)}:${port}/ready`,
      dataDir: settings.dataDir,
      standsByWarm: settings.standsByWarm,
    },
    alone: [
      `DATA_DIR ${settings.dataDir}`,
      `PUBLISH_TARGET ${withoutEnd(target)}`,
      ...(history === undefined ? [] : [`PUBLISH_HISTORY ${withoutEnd(history)}`]),
      `the content of ${projectId}:${dataset}`,
      ...Object.values(places).map((each) => `port ${each}`),
    ],
  }
}

const withoutEnd = (place: string): string => place.replace(/\/+$/, '')

/** Where this machine finds what listens at an address. */
function askedAt(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return isIPv6(host) ? `[${host}]` : host
}
