import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { damages } from '../support/damages'
import { type FileKind, fileKinds } from '../support/data-files'
import { chosen, shuffled } from './random'

const day = 24 * 3_600_000

/** What was done to the data folder before a start. */
export interface Blow {
  room: string
  /** The file or folder, and what was done to it. */
  what: string
}

interface Plan {
  room: string
  kind: string
  damage: string
}

/** How often what the builder left is hit, in rounds: the start after that builds everything. */
const roundsBetweenBuilds = 5
/** How often the whole folder is, in rounds. */
const roundsBetweenFolders = 7

/** Hits files of the data folder, one of each room in a round, until every kind of file had every kind of damage. */
export class Blows {
  private readonly plans = new Map<string, Plan[]>()
  private readonly met = new Set<string>()
  private rounds = 0

  /** `earlier`: a copy of the data folder as it was before the last edits. */
  constructor(
    private readonly dataFolder: string,
    private readonly earlier: string,
    private readonly random: () => number,
  ) {}

  /** How many kinds of damage to kinds of files there were. */
  get count(): number {
    return this.met.size
  }

  /** Strikes while nothing runs. */
  strike(): Blow[] {
    this.rounds += 1
    if (this.rounds % roundsBetweenFolders === 0) return [this.strikeFolder()]
    const kinds = fileKinds(this.dataFolder)
    const rooms = [...new Set(kinds.map(({ room }) => room))].filter(
      (room) => room !== 'builder' || this.rounds % roundsBetweenBuilds === 0,
    )
    return rooms.flatMap((room) => this.strikeRoom(room, kinds))
  }

  private strikeRoom(room: string, kinds: readonly FileKind[]): Blow[] {
    for (let tries = 0; tries < 50; tries += 1) {
      const plan = this.next(room, kinds)
      const files = kinds.find(({ name }) => name === plan?.kind)?.files ?? []
      const file = chosen(files, this.random)
      if (plan === undefined || file === undefined) continue
      if (!this.damage(file, plan.damage)) continue
      this.met.add(`${plan.kind} ${plan.damage}`)
      return [{ room, what: `${file}: ${plan.damage}` }]
    }
    return []
  }

  private next(room: string, kinds: readonly FileKind[]): Plan | undefined {
    const left = this.plans.get(room)
    const next = left?.pop()
    if (next) return next
    const names = [...damages.map(({ name }) => name), 'a day older']
    const all = kinds
      .filter((kind) => kind.room === room)
      .flatMap(({ name }) => names.map((damage) => ({ room, kind: name, damage })))
    const plans = shuffled(all, this.random)
    const plan = plans.pop()
    this.plans.set(room, plans)
    return plan
  }

  /** False where that cannot be done to this file. */
  private damage(file: string, name: string): boolean {
    const there = path.join(this.dataFolder, file)
    try {
      if (name === 'a day older') return this.makeOlder(file)
      const isLink = lstatSync(there).isSymbolicLink()
      if (isLink && name !== 'gone' && name !== 'a folder') return false
      damages.find((damage) => damage.name === name)?.do(there)
      return true
    } catch {
      return false
    }
  }

  private makeOlder(file: string): boolean {
    const before = path.join(this.earlier, file)
    if (!existsSync(before)) return false
    const there = path.join(this.dataFolder, file)
    rmSync(there, { recursive: true, force: true })
    mkdirSync(path.dirname(there), { recursive: true })
    cpSync(before, there, { verbatimSymlinks: true })
    const time = new Date(lstatSync(before).mtimeMs - day)
    if (!lstatSync(there).isSymbolicLink()) utimesSync(there, time, time)
    return true
  }

  /** A backup was brought back: with links followed, or as it was a day ago. */
  private strikeFolder(): Blow {
    const isOlder = this.random() < 0.5
    this.bringBack(isOlder)
    const what = isOlder ? 'as it was before the last edits' : 'copied by cp -rL'
    this.met.add(`the whole folder ${what}`)
    return { room: 'all', what: `the whole folder, ${what}` }
  }

  /** `isOlder`: from the copy; otherwise from itself, with links followed. The content lake stays: it is not ours. */
  bringBack(isOlder: boolean): void {
    const draft = `${this.dataFolder}.draft`
    rmSync(draft, { recursive: true, force: true })
    // A socket cannot be copied with its links followed; such a copy goes on with the rest, as people do.
    spawnSync('cp', [isOlder ? '-a' : '-rL', isOlder ? this.earlier : this.dataFolder, draft])
    const lake = path.join(draft, 'lake')
    rmSync(lake, { recursive: true, force: true })
    renameSync(path.join(this.dataFolder, 'lake'), lake)
    rmSync(this.dataFolder, { recursive: true, force: true })
    renameSync(draft, this.dataFolder)
  }
}
