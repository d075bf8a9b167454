/** The child process that holds Gatsby. Started by the supervisor; speaks in messages (see builder-messages.ts). */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readSiteSettings } from '../../site/settings/settings'
import { ContentUnavailable } from '../changes/errors'
import { NeedsNewBuilder } from '../changes/needs-new-builder'
import { type FromBuilder, isToBuilder, type ToBuilder } from './builder-messages'
import type { Stores } from './files/stores'
import { endWithParent } from './gatsby/end-with-parent.cjs'
import type { GatsbyInternals } from './gatsby/gatsby-interface'
import { loadGatsby } from './gatsby/gatsby-internals'
import type { BundlePlace } from './gatsby/kept-bundle'
import { ContentIncomplete } from './resident/document-changes'
import type { ResidentSite } from './resident/resident-site'
import { startSite } from './resident/start-site'
import { copyPair } from './supervisor/site-folder'

/** The line to the supervisor. It is taken away before Gatsby loads, whose reporter would tell each of its steps on it. */
const send = process.send?.bind(process)
Reflect.deleteProperty(process, 'send')

const say = (message: FromBuilder): void => {
  send?.({ from: 'builder', ...message })
}

/** What the supervisor has to do about an error. */
function verdictOn(
  error: unknown,
): Pick<Extract<FromBuilder, { type: 'failed' }>, 'reason' | 'means' | 'fault'> {
  if (error instanceof ContentUnavailable) return { reason: error.detail, means: 'later' }
  if (error instanceof ContentIncomplete)
    return { reason: error.message, fault: error.fault, means: 'refused' }
  if (error instanceof NeedsNewBuilder) return { reason: error.message, means: 'new builder' }
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { reason, means: 'replace' }
}

const stateOf = (gatsby: GatsbyInternals, { feeds, readingStates, today, schedule }: ResidentSite) => ({
  feeds,
  readings: readingStates,
  today,
  schedule,
  carriesBundler: gatsby.carriesBundler(),
})

/** Answers one message after the other; a copy that is being made is given up when the next one comes. */
function answerMessages(gatsby: GatsbyInternals, site: ResidentSite): void {
  let working = Promise.resolve()
  let copying = new AbortController()

  const answer = async (
    message: Exclude<ToBuilder, { type: 'touches' }>,
    signal: AbortSignal,
  ): Promise<void> => {
    if (message.type === 'stop') {
      await gatsby.saveState()
      say({ type: 'stopped' })
      process.exit(0)
    }
    const { id } = message
    try {
      if (message.type === 'snapshot') {
        await gatsby.saveState()
        const whole = await copyPair(process.cwd(), message.folder, signal).then(
          () => true,
          (error) => {
            if (signal.aborted) return false
            throw error
          },
        )
        return say({ type: 'copied', id, whole })
      }
      const isWhole = message.type === 'refresh' || message.whole
      const changes = message.type === 'refresh' ? site.missedAt(message.now) : message.changes
      const touched = await site.apply(changes, (stage) => say({ type: 'stage', stage }), message.now)
      const regeneration = isWhole ? site.whole(touched.stages) : touched
      const memory = process.memoryUsage().rss
      say({ type: 'applied', id, regeneration, memory, ...stateOf(gatsby, site) })
    } catch (error) {
      say({ type: 'failed', id, ...verdictOn(error) })
    }
  }

  process.on('message', (message: unknown) => {
    if (!isToBuilder(message)) return
    if (message.type === 'touches')
      return say({ type: 'touched', id: message.id, pages: site.pagesTouchedBy(message.document) })
    copying.abort()
    copying = new AbortController()
    const { signal } = copying
    working = working.then(() => answer(message, signal))
  })

  /** A message that comes meanwhile waits for one step at most. A page that cannot be made is told in the builder's log. */
  const rehearse = (steps: (() => Promise<void>)[]): void => {
    const step = steps.shift()
    if (!step) return
    working = working.then(step).catch((error: unknown) => {
      process.stderr.write(`a rehearsal failed: ${String(error)}\n`)
    })
    void working.then(() => setImmediate(rehearse, steps))
  }
  rehearse(site.rehearsals())
}

/**
 * A build leaves more behind than the site needs, and V8 would let as much again lie around before it looks: it looks now,
 * once, and from then on whenever a fifth was added. What lives after the build changes little with an edit.
 */
function forgetTheBuild(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  setFlagsFromString('--heap-growing-percent=20')
}

/** Where bytes are put by their hash, as the supervisor says. */
function givenStores(): Stores | undefined {
  const given: unknown = JSON.parse(process.env.BUILDER_STORES ?? 'null')
  if (typeof given !== 'object' || given === null || !('open' in given) || !('guarded' in given))
    return undefined
  return { open: String(given.open), guarded: String(given.guarded) }
}

/** Where the bundle is kept, as the supervisor says. */
function givenBundle(): BundlePlace | undefined {
  const given: unknown = JSON.parse(process.env.BUILDER_BUNDLE ?? 'null')
  if (typeof given !== 'object' || given === null || !('folder' in given) || !('made' in given))
    return undefined
  return { folder: String(given.folder), made: String(given.made) }
}

/** Builds or takes up the whole site, and then answers the supervisor. */
async function run(): Promise<void> {
  const started = performance.now()
  const { BUILDER_NOW: now } = process.env
  const settings = readSiteSettings(process.env, now ? new Date(now) : new Date())
  const isMomentGiven = Boolean(process.env.SITE_MOMENT)
  process.env.SITE_TODAY = settings.today
  process.env.SITE_MOMENT = new Date(settings.moment).toISOString()
  // On any other ground lies what the same code left behind.
  const isWarm = (process.env.BUILDER_GROUND ?? 'clean') !== 'clean'
  const gatsby = loadGatsby({ codeIsCompiled: isWarm, bundle: givenBundle() })
  const site = await startSite(gatsby, settings, { isWarm, isMomentGiven }, givenStores())
  site.triesAgain = true
  forgetTheBuild()
  const build = Math.round(performance.now() - started)
  say({ type: 'ready', regeneration: site.whole({ build }), ...stateOf(gatsby, site) })
  answerMessages(gatsby, site)
}

/** Called by builder-process.cjs. */
export function runBuilder(): void {
  process.on('disconnect', () => process.exit(1))
  endWithParent()
  run().catch((error: unknown) => {
    const { reason, means } = verdictOn(error)
    process.stderr.write(`${reason}\n`)
    if (!send || (means !== 'later' && means !== 'new builder')) process.exit(1)
    const unready: FromBuilder = { type: 'unready', reason, means }
    send({ from: 'builder', ...unready }, () => process.exit(1))
  })
}
