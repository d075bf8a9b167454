import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { removeStateFile, writeStateFileNow } from '../../../site/border/state-file'
import { notEnding } from '../gatsby/one-turn.cjs'

/** A page that a process has in work, and since when that has not changed, ms since the epoch. */
export interface InWork {
  pid: number
  page: string
  since: number
}

/** Why a page is given up, besides not ending, as it stands on it and is told to editors. */
const ending = 'making it ended the program twice'

/**
 * The pages that no builder gets to the end of. A page that was in work when a builder was found hung is one, and a page
 * that was in work when two builders in a row ended: one that was only killed is innocent. Builders leave them out until
 * they change. Kept over restarts, for as long as the code is the same.
 */
export class StuckPages {
  private suspects = new Set<string>()

  /** `folder`: `stuck-….json` lies in it. `made`: fingerprint of the code. */
  constructor(
    private readonly folder: string,
    private readonly made: string,
  ) {
    mkdirSync(folder, { recursive: true })
    for (const name of readdirSync(folder))
      if (/^stuck-.*\.json$/.test(name) && path.join(folder, name) !== this.file)
        removeStateFile(path.join(folder, name))
  }

  get file(): string {
    return path.join(this.folder, `stuck-${this.made.slice(0, 16)}.json`)
  }

  /**
   * A builder was found hung, or ended by itself, with these pages in work. Returns those that are suspected from now on,
   * and those that are given up from now on.
   */
  lost(pages: readonly string[], hung: boolean): { suspected: string[]; given: string[] } {
    const known = this.read()
    const fresh = pages.filter((page) => known[page] === undefined)
    const given = fresh.filter((page) => hung || this.suspects.has(page))
    const suspected = fresh.filter((page) => !given.includes(page))
    this.suspects = new Set(suspected)
    for (const page of given) known[page] = hung ? notEnding : ending
    if (given.length > 0) writeStateFileNow(this.file, JSON.stringify(known))
    return { suspected, given }
  }

  private read(): Record<string, string> {
    try {
      const known: unknown = JSON.parse(readFileSync(this.file, 'utf8'))
      if (typeof known !== 'object' || known === null) return {}
      return Object.fromEntries(Object.entries(known).filter(([, why]) => typeof why === 'string'))
    } catch {
      return {}
    }
  }
}

/** What the processes of a builder have in work, by their records in a folder. */
export function readInWork(folder: string): InWork[] {
  const found: InWork[] = []
  for (const name of recordsIn(folder)) {
    const file = path.join(folder, name)
    const page = readFileSync(file, 'utf8').replace(/\0+$/, '')
    if (page !== '') found.push({ pid: Number(name), page, since: statSync(file).mtimeMs })
  }
  return found
}

/** Call before a builder starts: what the one before had in work is known by then. */
export const forgetInWork = (folder: string): void => rmSync(folder, { recursive: true, force: true })

function recordsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
