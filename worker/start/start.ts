/** `npm start`: everything on one machine. Sandbox services, worker with the first build, and the site. */
import path from 'node:path'
import { sandboxAccessCode } from '../sandbox-settings'
import { parseSettings, type Settings } from '../settings'
import { isWorkerMessage } from '../worker-messages'
import { folderProblem } from './check-folder'
import { portProblem } from './check-port'
import { endProcess, type StartedProcess, startProcess } from './processes'

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`.padStart(8)
const phase = (name: string, milliseconds: number): void => say(`  ${seconds(milliseconds)}  ${name}`)

const portOf = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)

/** The ports of the stand-ins, as `sandbox/` reads them. */
const sandboxPorts = () => ({
  lake: portOf('SANDBOX_LAKE_PORT', 8020),
  events: portOf('SANDBOX_EVENTS_PORT', 8030),
  thirdParties: portOf('SANDBOX_THIRD_PARTIES_PORT', 8040),
})

async function firstProblem(settings: Settings): Promise<string | undefined> {
  const folder = folderProblem(settings.dataDir) ?? folderProblem(process.cwd())
  if (folder) return folder
  const ports = [
    [settings.site.port, settings.site.host, 'the site', 'SITE_PORT'],
    [settings.worker.port, settings.worker.host, 'the worker', 'WORKER_PORT'],
  ] as const
  const sandbox = sandboxPorts()
  const standIns = [
    [sandbox.lake, '127.0.0.1', 'the content lake', 'SANDBOX_LAKE_PORT'],
    [sandbox.events, '127.0.0.1', 'the events feed', 'SANDBOX_EVENTS_PORT'],
    [sandbox.thirdParties, '127.0.0.1', 'the third parties', 'SANDBOX_THIRD_PARTIES_PORT'],
  ] as const
  for (const [port, host, what, variable] of settings.sandbox ? [...ports, ...standIns] : ports) {
    const problem = port === 0 ? undefined : await portProblem(port, host, what, variable)
    if (problem) return problem
  }
  return undefined
}

/** Resolves with the first line that the sandbox writes: it says that all of it listens. */
function sandboxReady(sandbox: StartedProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let problem = ''
    sandbox.child.stderr?.on('data', (text: Buffer) => {
      problem = text.toString().trim().split('\n').at(-1) ?? problem
    })
    sandbox.child.stdout?.once('data', () => resolve())
    sandbox.ended.then(() => reject(new Error(problem || 'The sandbox ended before it was ready.')))
  })
}

/** Resolves when edits go live. `serving` is told before where there is a release that visitors get meanwhile. */
function workerReady(worker: StartedProcess, log: string, serving: (pages: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.child.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return
      if (message.type === 'phase') phase(message.phase, message.milliseconds)
      if (message.type === 'serving') serving(message.pages)
      if (message.type === 'ready') resolve()
      if (message.type === 'failed') reject(new Error(`${message.reason}\nMore in ${log}.`))
    })
    worker.ended.then(({ code }) => reject(new Error(`The worker ended (${code}). More in ${log}.`)))
  })
}

async function main(): Promise<void> {
  const settings = parseSettings(process.env)
  const problem = await firstProblem(settings)
  if (problem) throw new Error(problem)
  const began = performance.now()
  const processes: StartedProcess[] = []
  let stopping: Promise<void> | undefined
  const stop = (code: number): Promise<void> => {
    stopping ??= (async () => {
      for (const started of processes.reverse()) await endProcess(started, 3_500)
      process.exit(code)
    })()
    return stopping
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(0))

  try {
    say(
      settings.sandbox
        ? 'Grandhotel Edelgrat on this machine, with stand-ins for the outside.'
        : 'Starting the site.',
    )
    if (settings.sandbox) {
      const sandbox = startProcess(
        'sandbox',
        'sandbox/main.ts',
        path.join(settings.dataDir, 'sandbox.log'),
        process.env,
      )
      processes.push(sandbox)
      await sandboxReady(sandbox)
      phase('content lake, events feed, third parties', performance.now() - began)
    }
    const log = path.join(settings.dataDir, 'worker.log')
    const worker = startProcess('worker', 'worker/main.ts', log, process.env)
    processes.push(worker)
    say('            building the site: a minute the first time, seconds afterwards')
    let announced = false
    await workerReady(worker, log, (pages) => {
      phase(`the site as it was, ${pages} pages`, performance.now() - began)
      announce(settings, log)
      say('The builder gets ready; edits are taken and go live when it is.')
      announced = true
    })
    phase('everything', performance.now() - began)
    if (!announced) announce(settings, log)
    say('Edits go live at once.')
    for (const { name, ended } of processes) {
      ended.then(({ code }) => {
        if (stopping) return
        process.stderr.write(`The ${name} ended (${code}); stopping the rest. More in ${settings.dataDir}.\n`)
        void stop(1)
      })
    }
  } catch (error) {
    if (stopping) return
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await stop(1)
  }
}

function announce(settings: Settings, log: string): void {
  const worker = `http://localhost:${settings.worker.port}`
  say('')
  say(`  Site           http://localhost:${settings.site.port}`)
  say(
    `  Operations     ${worker}/operations${settings.sandbox ? `   token: ${settings.operationsToken}` : ''}`,
  )
  say(
    `  Media corner   http://localhost:${settings.site.port}/media-corner${settings.sandbox ? `   code: ${sandboxAccessCode}` : ''}`,
  )
  say(`  Webhooks       ${worker}/webhooks/content`)
  if (settings.sandbox) {
    const ports = sandboxPorts()
    say(`  Content lake   http://localhost:${ports.lake}   change a title here and watch the site`)
    say(`  Events feed    http://localhost:${ports.events}/de/events.json`)
  }
  say(`  Log            ${path.relative(process.cwd(), log)}`)
  say('')
  say('Ctrl-C ends everything.')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
