import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { decideMoves, type MachineView, type Seat } from './moves'
import type { Roster } from './roster'
import type { KnownSite, KnownSites } from './site-files'
import type { SiteWorker } from './site-worker'

export interface MachineOptions {
  name: string
  /** Workers at once, at most. */
  sitesAtOnce: number
  /** How many machines stand by for each site. */
  standbys: number
  /** How many more workers the memory is enough for. */
  roomInMemory(): number
  /** The sites of this machine, as they are now. */
  readSites(): KnownSites
  start(site: KnownSite): SiteWorker
  roster: Roster
  /** How often machines tell of themselves and look at the others, ms. Default 1 s. */
  lookEvery?: number
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
}

/** How long the others are told that a machine ends, ms. They also notice by themselves, a little later. */
const leavesWithin = 1_000

/** How long a machine does not know a site whose worker it could not begin, ms. */
const beginsAgainAfter = 60_000

/**
 * One of several machines that share several hotels. It begins and ends workers as all machines together decide; who publishes
 * a site the lease decides, among the workers that it has.
 */
export class Machine {
  readonly #workers = new Map<string, SiteWorker>()
  readonly #ending = new Map<string, Promise<void>>()
  readonly #told = new Map<string, string>()
  #sites: ReadonlyMap<string, KnownSite> = new Map()
  /** Until when sites are not known here whose workers could not be begun, ms of the steady clock. */
  readonly #refused = new Map<string, number>()
  /** Until then others may be there that were not heard of yet, ms of the steady clock. */
  #hearsUntil = 0
  /** Of each file at the last look. */
  #versions: ReadonlyMap<string, string> = new Map()

  constructor(private readonly options: MachineOptions) {}

  /** Until the signal: then every worker is ended, and the machine is there no more. */
  async run(signal: AbortSignal): Promise<void> {
    const { roster, name, log, lookEvery = 1_000 } = this.options
    const ended = once(signal, 'abort')
    while (!signal.aborted) {
      const looking = this.look(signal).catch((error: unknown) => {
        // What runs goes on: each worker has its own line to its own queue.
        if (!signal.aborted)
          log.warn({ error }, 'the other machines could not be looked at; what runs goes on')
      })
      // A store that hangs does not hold up an end.
      await Promise.race([looking, ended])
      await delay(lookEvery, undefined, { signal }).catch(() => undefined)
    }
    for (const site of [...this.#workers.keys()]) this.#end(site)
    await Promise.all(this.#ending.values())
    await Promise.race([
      roster.leave(name).catch(() => undefined),
      delay(leavesWithin, undefined, { ref: false }),
    ])
  }

  /** Tells of this machine, and makes the moves that are its own; after the signal none any more. */
  async look(signal?: AbortSignal): Promise<void> {
    const { roster, name, standbys, log } = this.options
    this.#readSites()
    const { machines, wasKnown } = await roster.tell(await this.#view())
    if (signal?.aborted) return
    if (!wasKnown) this.#hearsUntil = performance.now() + roster.heardOf
    if (performance.now() < this.#hearsUntil) return
    for (const { machine, site, does } of decideMoves({ machines, standbys })) {
      if (machine !== name) continue
      log.info({ site }, `the worker of a site ${does}s`)
      if (does === 'end') this.#end(site)
      else if (!this.#begin(site)) log.warn({ site }, 'the site is not known here any more')
    }
  }

  async #view(): Promise<MachineView> {
    const { name, sitesAtOnce, roomInMemory } = this.options
    const seats: Record<string, Seat> = {}
    for (const site of this.#ending.keys()) seats[site] = 'ending'
    await Promise.all(
      [...this.#workers].map(async ([site, worker]) => {
        seats[site] = await worker.seat()
      }),
    )
    const having = Object.values(seats)
    // Memory that is free as yet, but that these are about to take.
    const promised = having.filter((seat) => seat === 'starting').length
    const room = Math.min(sitesAtOnce, having.length + Math.max(0, roomInMemory() - promised))
    const knows = [...this.#sites.keys()].filter(
      (site) => performance.now() >= (this.#refused.get(site) ?? 0),
    )
    return { name, knows, room, seats }
  }

  #readSites(): void {
    const found = this.#foundSites()
    if (!found) return
    const { sites, problems } = found
    for (const [site, problem] of problems)
      if (this.#told.get(site) !== problem)
        this.options.log.warn({ site, problem }, 'a site is left out: its file is wrong')
    this.#told.clear()
    for (const [site, problem] of problems) this.#told.set(site, problem)
    const names = new Set([...this.#sites.keys(), ...sites.keys(), ...problems.keys()])
    const known = [...names].map((name) => [name, this.#siteNow(name, found)] as const)
    this.#versions = new Map([...sites].map(([name, { version }]) => [name, version]))
    this.#sites = new Map(known.flatMap(([name, site]) => (site ? [[name, site]] : [])))
    for (const [name, { site }] of this.#workers)
      if (this.#sites.get(name)?.version !== site.version) this.#end(name)
  }

  #foundSites(): KnownSites | undefined {
    try {
      return this.options.readSites()
    } catch (error) {
      this.options.log.warn({ error }, 'the files of the sites cannot be read; those that are known stay')
      return undefined
    }
  }

  /** A file that became wrong ends nothing that runs. Nor is one believed that an editor is just writing: half of it, or none. */
  #siteNow(name: string, { sites, problems }: KnownSites): KnownSite | undefined {
    if (problems.has(name)) return this.#workers.get(name)?.site
    const site = sites.get(name)
    return site?.version === this.#versions.get(name) ? site : this.#sites.get(name)
  }

  #begin(name: string): boolean {
    const site = this.#sites.get(name)
    if (site && !this.#workers.has(name) && !this.#ending.has(name)) this.#start(site)
    return site !== undefined
  }

  /** One that cannot be begun, because its folder cannot be made, holds up no other; a machine that can begin it does. */
  #start(site: KnownSite): void {
    try {
      this.#workers.set(site.name, this.options.start(site))
    } catch (error) {
      this.#refused.set(site.name, performance.now() + beginsAgainAfter)
      const text = 'the worker of a site cannot be begun here; another machine may, or this one in a minute'
      this.options.log.warn({ site: site.name, error }, text)
    }
  }

  #end(name: string): void {
    const worker = this.#workers.get(name)
    if (!worker) return
    this.#workers.delete(name)
    this.#ending.set(
      name,
      worker.end().finally(() => this.#ending.delete(name)),
    )
  }
}
