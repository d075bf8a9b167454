/**
 * `npm start`: everything on one machine. Sandbox services, the site's own process, the worker with the first build, and
 * the Studio, which nothing waits for.
 * Each is started again when it ends by itself; none ends another.
 */

import path from 'node:path'
import { addressOf, portOf, portVariable } from '../../sandbox/defaults'
import { readSandboxSettings } from '../../sandbox/settings'
import { houseName } from '../../site/brand/house'
import { givenOf } from '../../site/settings/read-variables'
import { type HeldBack, isWorkerMessage } from '../app/worker-messages'
import { settingsFileOf } from '../programs/settings-file.cjs'
import { idleVariables } from '../settings/idle-variables'
import { misspeltVariables } from '../settings/misspelt-variables'
import { sandboxAccessCode, sandboxAccessCodeHash, shownStandIns } from '../settings/sandbox-settings'
import { parseSettings, type Settings } from '../settings/settings'
import { endWords, type KeptRunning, keepRunning } from '../streams/keep-running'
import type { StartedChild } from '../streams/start-child'
import { onChangedCode } from './changed-code'
import { folderProblem, nameProblem } from './check-folder'
import { portProblem } from './check-port'
import { earlierStartEnded, forgetProcesses, rememberProcesses, runningStart } from './earlier-start'
import { heldWords } from './held-words'
import { endProcess, startProcess } from './processes'

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)
const phase = (name: string, milliseconds: number): void => say(`  ${seconds(milliseconds)}  ${name}`)

const servesStudio = givenOf(process.env).SANDBOX_STUDIO !== 'off'

async function firstProblem(settings: Settings): Promise<string | undefined> {
  const folder =
    nameProblem(process.cwd()) ?? nameProblem(settings.dataDir) ?? folderProblem(settings.dataDir)
  if (folder) return folder
  const wrong = settings.sandbox ? wrongSandbox() : undefined
  if (wrong) return wrong
  const { site, worker, preview } = settings
  const ports = [
    [site.port, site.host, 'the site', portVariable('site')],
    [worker.port, worker.host, 'the worker', portVariable('worker')],
    ...(preview ? [[preview.port, preview.host, 'the preview', portVariable('preview')] as const] : []),
  ] as const
  const standIn = (place: Parameters<typeof portOf>[0], what: string) =>
    [portOf(place, process.env), '127.0.0.1', what, portVariable(place)] as const
  const standIns = [
    standIn('lake', 'the content lake'),
    standIn('events', 'the events feed'),
    standIn('thirdParties', 'the third parties'),
    standIn('mail', 'mail'),
    ...(servesStudio ? [standIn('studio', 'the Studio')] : []),
  ]
  for (const [port, host, what, variable] of settings.sandbox ? [...ports, ...standIns] : ports) {
    const problem = await portProblem(port, host, what, variable)
    if (problem) return problem
  }
  return undefined
}

/** What is wrong with the settings of the stand-ins, before they are started with them. */
function wrongSandbox(): string | undefined {
  try {
    readSandboxSettings()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Resolves with the first line that the sandbox writes: it says that all of it listens. */
function sandboxReady(sandbox: StartedChild): Promise<void> {
  return new Promise((resolve, reject) => {
    let problem = ''
    sandbox.child.stderr?.on('data', (text: Buffer) => {
      problem = text.toString().trim().split('\n').at(-1) ?? problem
    })
    sandbox.child.stdout?.once('data', () => resolve())
    sandbox.ended.then(() => reject(new Error(problem || 'The sandbox ended before it was ready.')))
  })
}

interface Milestones {
  /** Visitors get the last release, of so many pages. */
  serving(pages: number): void
  /** Edits go live. */
  ready(held: HeldBack | undefined): void
  /** The first build failed; the worker tries it again. */
  failed(reason: string): void
}

function hearWorker({ child }: StartedChild, told: Milestones): void {
  child.on('message', (message: unknown) => {
    if (!isWorkerMessage(message)) return
    if (message.type === 'phase') phase(message.phase, message.milliseconds)
    if (message.type === 'serving') told.serving(message.pages)
    if (message.type === 'ready') told.ready(message.held)
    if (message.type === 'failed') told.failed(message.reason)
  })
}

/** The Studio is made beside everything else; nothing waits for it, and nothing ends because there is none. */
function hearStudio({ child }: StartedChild): void {
  child.on('message', (message: unknown) => {
    if (!isWorkerMessage(message)) return
    if (message.type === 'phase') phase(`${message.phase}, in the background`, message.milliseconds)
    if (message.type === 'ready') say(`The Studio is ready: ${addressOf('studio', process.env)}`)
    if (message.type === 'failed')
      say(
        `There is no Studio, because ${message.reason}. The site runs without it; the next start tries again.`,
      )
  })
}

/** Resolves when the socket of the site is there. */
function siteListens({ child, ended }: StartedChild, log: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    ended.then((how) => reject(new Error(`What answers visitors ended (${endWords(how)}). More in ${log}.`)))
  })
}

/** Everything that this start runs, each kept running. */
class Programs {
  readonly #kept: { name: string; running: KeptRunning }[] = []

  constructor(private readonly settings: Settings) {}

  /** `heard` is called with each process that is started under this name. */
  keep(name: string, start: () => StartedChild, heard: (started: StartedChild) => void = () => undefined) {
    const begin = () => {
      const started = start()
      heard(started)
      return started
    }
    const onEnd = (ended: Parameters<typeof endWords>[0], pause: number) => {
      const when = pause === 0 ? 'at once' : `in ${pause / 1000} s`
      say(
        `The ${name} ended (${endWords(ended)}) and is started again ${when}. More in ${this.settings.dataDir}.`,
      )
      setTimeout(() => this.#remember(), pause + 100).unref()
    }
    this.#kept.push({ name, running: keepRunning({ start: begin, onEnd }) })
    this.#remember()
  }

  /** The last one first. */
  async stop(): Promise<void> {
    for (const { running } of this.#kept) running.release()
    for (const { running } of [...this.#kept].reverse()) await endProcess(running.current, 3_500)
    forgetProcesses(this.settings.dataDir)
  }

  #remember(): void {
    rememberProcesses(
      this.settings.dataDir,
      this.#kept.flatMap(({ running }) => running.current.child.pid ?? []),
    )
  }
}

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  await earlierStartEnded(settings.dataDir, () =>
    say('An earlier start was killed; its processes are ending.'),
  )
  const problem = runningStart(settings.dataDir) ?? (await firstProblem(settings))
  if (problem) throw new Error(problem)
  const programs = new Programs(settings)
  let stopping: Promise<void> | undefined
  const stop = (code: number): Promise<void> => {
    stopping ??= programs.stop().then(() => process.exit(code))
    return stopping
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))
  try {
    await startAll(settings, programs)
  } catch (error) {
    if (stopping) return
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await stop(1)
  }
}

/** Rejects when one of them does not come up the first time, or when there is nothing to serve and nothing can be built. */
async function startAll(settings: Settings, programs: Programs): Promise<void> {
  const began = performance.now()
  const logOf = (name: string) => path.join(settings.dataDir, `${name}.log`)
  say(
    settings.sandbox ? `${houseName} on this machine, with stand-ins for the outside.` : 'Starting the site.',
  )
  const file = settingsFileOf(process.env)
  if (file) say(`With the settings of ${file}.`)
  for (const { name, meant } of misspeltVariables(process.env))
    say(`Nothing reads ${name}: did you mean ${meant}?`)
  for (const { name, needs } of idleVariables(process.env))
    say(`Nothing reads ${name}, because ${needs} is not set.`)
  if (settings.sandbox) {
    await firstOf((first) =>
      programs.keep(
        'sandbox',
        () => startProcess('sandbox/main.ts', logOf('sandbox'), process.env),
        (started) => first(sandboxReady(started)),
      ),
    )
    phase('content lake, events feed, third parties, mail', performance.now() - began)
  }
  const environment = { ...process.env, SITE_PROCESS: 'own' }
  await firstOf((first) =>
    programs.keep(
      'site',
      () => startProcess('worker/edge/serving/main.ts', logOf('site'), environment),
      (started) => first(siteListens(started, logOf('site'))),
    ),
  )
  say('            building the site: a minute the first time, seconds afterwards')
  let announced = false
  let isReady = false
  const announceOnce = () => {
    if (!announced) announce(settings, logOf('worker'))
    announced = true
  }
  await new Promise<void>((resolve, reject) => {
    const told: Milestones = {
      serving(pages) {
        if (announced) return
        phase(`the site as it was, ${pages} pages`, performance.now() - began)
        announceOnce()
        say('The builder gets ready; edits are taken and go live when it is.')
      },
      ready(held) {
        if (!isReady) phase('everything', performance.now() - began)
        isReady = true
        announceOnce()
        say('Edits go live at once.')
        if (held) say(heldWords(held))
        watchCode()
        resolve()
      },
      failed(reason) {
        if (announced)
          say(`The site could not be built: ${reason}\nThe last release stays, and it is tried again.`)
        else reject(new Error(`${reason}\nMore in ${logOf('worker')}.`))
      },
    }
    programs.keep(
      'worker',
      () => startProcess('worker/app/main.ts', logOf('worker'), environment),
      (started) => {
        hearWorker(started, told)
        started.ended.then((how) => {
          if (!announced)
            reject(new Error(`The worker ended (${endWords(how)}). More in ${logOf('worker')}.`))
        })
      },
    )
    if (settings.sandbox && servesStudio)
      programs.keep(
        'Studio',
        () => startProcess('sandbox/desk/main.ts', logOf('studio'), process.env),
        hearStudio,
      )
  })
}

let isCodeWatched = false

/** Says once that code was changed which runs as it was. */
function watchCode(): void {
  if (isCodeWatched) return
  isCodeWatched = true
  onChangedCode(process.cwd(), (file) =>
    say(
      `${file} has changed. What runs is the code of this start: Ctrl-C and \`npm start\` take the new one, \`npm run develop\` follows by itself.`,
    ),
  )
}

/** Waits for what the first of several processes under one name says; those after it are only started again. */
function firstOf(start: (first: (said: Promise<void>) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((said) => said.then(resolve, reject)))
}

function announce(settings: Settings, log: string): void {
  const worker = `http://localhost:${settings.worker.port}`
  say('')
  if (settings.sandbox && servesStudio)
    say(`  Studio         ${addressOf('studio', process.env)}   sign in as one of two editors, edit, publish`)
  say(`  Site           http://localhost:${settings.site.port}`)
  say(
    `  Operations     ${worker}/operations${settings.sandbox ? `   token: ${settings.operationsToken}` : ''}`,
  )
  const ownCode = settings.media.accessCodeHash !== sandboxAccessCodeHash
  say(
    `  Media corner   http://localhost:${settings.site.port}/media-corner${ownCode ? '' : `   code: ${sandboxAccessCode}`}`,
  )
  say(`  Webhooks       ${worker}/webhooks/content`)
  if (settings.sandbox) {
    say(`  Content lake   ${addressOf('lake', process.env)}   what the Studio writes to`)
    say(`  Events feed    ${addressOf('events', process.env)}/de/events.json`)
    for (const { title, address, says } of shownStandIns(process.env))
      say(`  ${title.padEnd(13)}  ${address}   ${says}`)
    if (settings.enquiries.mail)
      say(`  Mail           ${addressOf('thirdParties', process.env)}/mail   what guests asked by a form`)
  }
  say(`  Log            ${path.relative(process.cwd(), log)}`)
  say('')
  say('Ctrl-C ends everything.')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
