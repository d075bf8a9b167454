import { ContentUnavailable } from '../../changes/errors'
import { NeedsNewBuilder } from '../../changes/needs-new-builder'
import type { Stores } from '../files/stores'
import { type BuilderAnswer, BuilderChild, BuilderLost } from './builder-child'
import type { SiteFolder } from './site-folder'
import type { StuckPages } from './stuck-pages'

/** How the files are brought into a state that can be trusted before a builder starts. */
export type Ground = 'as it is' | 'snapshot' | 'clean'

export interface BootOptions {
  env: Readonly<Record<string, string | undefined>>
  dataFolder: string
  stores?: Stores | undefined
  /** Day that the pages show, YYYY-MM-DD; the day of the hotel's clock if undefined. */
  today: string | undefined
  /**
   * Moment whose documents they show, ms since the epoch; if undefined, that in which they were left, or where there is none,
   * what `now` says.
   */
  moment: number | undefined
  now(): number
  /** Folder in which the bundle is kept for the next build of the same code; undefined: each one makes its own. */
  bundleFolder?: string | undefined
  /** Webpack's own cache may be used for a clean build. */
  keepWebpackCache: boolean
  /** Milliseconds after which a build of the whole site counts as hung. */
  buildLimit: number
  /** Milliseconds after which a page that is being made counts as one that never ends. */
  pageLimit: number
  stuck: StuckPages
  /** Program of the child process. */
  program: string
  onStage?: ((stage: string) => void) | undefined
  /** Told of each process that is started, before it is ready. */
  onChild(child: BuilderChild): void
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
}

export interface Booted {
  child: BuilderChild
  folder: SiteFolder
  ready: BuilderAnswer<'ready'>
}

/** Tries on one ground, each of which has told something new of the pages that end a builder. */
const mostTries = 10

/** Notes which pages the builder was lost with. True when that says something new, so that another try may end otherwise. */
export function blame({ lost }: BuilderChild, { stuck, log }: Pick<BootOptions, 'stuck' | 'log'>): boolean {
  const { suspected, given } = stuck.lost(lost.pages, lost.hung)
  if (given.length > 0) log.warn({ pages: given }, 'given up until they change: no builder gets to their end')
  return suspected.length + given.length > 0
}

/**
 * Starts a builder in a folder, on the first of the grounds that there is and that carries. A page that ends builders is
 * found and left out (see stuck-pages.ts).
 * @throws BuilderLost with the reason of the last try, ContentUnavailable, NeedsNewBuilder where only another ground carries
 */
export async function bootBuilder(
  folder: SiteFolder,
  grounds: readonly Ground[],
  options: BootOptions,
): Promise<Booted> {
  let failure: unknown = new BuilderLost('there is no ground to build on')
  for (const ground of grounds) {
    for (let tries = 0; tries < mostTries && (await layGround(folder, ground, options)); tries += 1) {
      const child = startOn(folder, ground, options)
      try {
        return { child, folder, ready: await child.ready(options.buildLimit) }
      } catch (error) {
        failure = error
        await child.kill()
        // Nothing is wrong with the ground: it is kept for when the content service answers.
        if (child.stopped || error instanceof ContentUnavailable) throw failure
        if (error instanceof NeedsNewBuilder) return bootAnew(folder, grounds, error, options)
        if (ground !== 'clean') options.log.warn({ error: String(error), ground }, 'a warm start failed')
        if (!blame(child, options)) break
      }
    }
  }
  throw failure
}

/** What an earlier state cannot be brought up to, an earlier one still cannot either. @throws `need` where nothing may be built anew */
async function bootAnew(
  folder: SiteFolder,
  grounds: readonly Ground[],
  need: NeedsNewBuilder,
  options: BootOptions,
): Promise<Booted> {
  if (!grounds.includes('clean')) throw need
  options.log.info(
    { reason: need.message },
    'the site is built anew: what was left can no longer be taken up',
  )
  return bootBuilder(folder, ['clean'], options)
}

/** Brings the files into the state that is asked for. False when there is no such state. */
async function layGround(
  folder: SiteFolder,
  ground: Ground,
  { keepWebpackCache }: BootOptions,
): Promise<boolean> {
  if (ground === 'as it is' && !(await folder.endedOrderly())) return false
  if (ground === 'snapshot' && !(await folder.restoreSnapshot())) return false
  if (ground === 'clean') await folder.clean(keepWebpackCache)
  await folder.takeCode()
  folder.distrust()
  return true
}

const iso = (moment: number): string => new Date(moment).toISOString()

function startOn(folder: SiteFolder, ground: Ground, options: BootOptions): BuilderChild {
  const { env, dataFolder, bundleFolder, stores, today, moment, now, onStage, program, pageLimit, stuck } =
    options
  const child = BuilderChild.start({
    program,
    siteFolder: folder.path,
    dataFolder,
    env: {
      ...env,
      ...(today === undefined ? {} : { SITE_TODAY: today }),
      ...(moment === undefined ? { BUILDER_NOW: iso(now()) } : { SITE_MOMENT: iso(moment) }),
      ...(stores ? { BUILDER_STORES: JSON.stringify(stores) } : {}),
      ...(bundleFolder === undefined
        ? {}
        : { BUILDER_BUNDLE: JSON.stringify({ folder: bundleFolder, made: folder.made }) }),
      BUILDER_GROUND: ground,
    },
    stuckFile: stuck.file,
    pageLimit,
    onStage,
  })
  options.onChild(child)
  return child
}
