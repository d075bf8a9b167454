/**
 * `npm run fleet`: one of several machines that share several hotels. `npm run fleet -- list` says which machines there are, and what
 * each of them does.
 */
import path from 'node:path'
import { createLog } from '../operations/log'
import { inheritedVariables } from '../settings/inherited-variables'
import { misspeltVariables } from '../settings/misspelt-variables'
import type { Environment } from '../settings/settings'
import { whenStarterGone } from '../streams/when-starter-gone'
import { fleetSettingNames, parseFleetSettings } from './fleet-settings'
import { Machine } from './machine'
import type { MachineView, Seat } from './moves'
import { openRoster } from './roster'
import { readSiteFiles } from './site-files'
import { startSiteWorker } from './site-worker'

/** Everything else of a site stands in its file. */
const surrounding = (): Environment =>
  Object.fromEntries(inheritedVariables.map((name) => [name, process.env[name]]))

const seatWords: Readonly<Record<Seat, string>> = {
  leads: 'publishes',
  warm: 'stands by, built',
  starting: 'starts',
  stuck: 'starts, and does not get there',
  ending: 'ends',
}

/** A line for each machine and each site that it has. */
function tableOf(machines: readonly MachineView[]): string {
  if (machines.length === 0) return 'No machine tells of itself.\n'
  return machines
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, room, seats, knows }) => {
      const lines = Object.entries(seats).map(([site, seat]) => `  ${site.padEnd(24)}${seatWords[seat]}\n`)
      return `${name}: ${lines.length} of at most ${room} sites, knows ${knows.length}\n${lines.sort().join('')}`
    })
    .join('')
}

/** What each machine does, for people. @throws Error that names the setting where Redis does not answer */
async function list(redisUrl: string): Promise<string> {
  let why: unknown
  const roster = openRoster(redisUrl, (error) => (why = error))
  try {
    return tableOf(await roster.read())
  } catch (error) {
    throw new Error(`The Redis of FLEET_REDIS_URL does not answer: ${messageOf(why ?? error)}`)
  } finally {
    roster.close()
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

async function main(): Promise<void> {
  const settings = parseFleetSettings(process.env)
  const [word] = process.argv.slice(2)
  if (word === 'list') return void process.stdout.write(await list(settings.redisUrl))
  if (word !== undefined) throw new Error(`There is no "${word}": list, or nothing.`)
  const log = createLog({ level: settings.logLevel })
  const roster = openRoster(settings.redisUrl, (error) => log.warn({ error }, 'Redis reports an error'))
  try {
    for (const { name, meant } of misspeltVariables(process.env, fleetSettingNames))
      log.warn({ variable: name, meant }, 'a variable that nothing reads: is it spelt wrong?')
    const ending = new AbortController()
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => ending.abort())
    whenStarterGone(() => ending.abort())
    const machine = new Machine({
      name: settings.machine,
      sitesAtOnce: settings.sitesAtOnce,
      standbys: settings.standbys,
      roomInMemory: () => Math.max(0, Math.floor(process.availableMemory() / settings.siteMemory)),
      readSites: () => readSiteFiles(settings.sitesFolder, surrounding()),
      start: (site) =>
        startSiteWorker(site, {
          program: path.join(__dirname, '../app/main.ts'),
          folder: process.cwd(),
          log,
        }),
      roster,
      log,
    })
    await machine.run(ending.signal)
  } finally {
    roster.close()
  }
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exit(1)
  })
  .finally(() => {
    // The line to a starter would keep this process for as long as that one lives.
    if (process.connected) process.disconnect()
  })
