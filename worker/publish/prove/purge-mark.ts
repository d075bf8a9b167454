import path from 'node:path'
import { readIfThere, writeWhole } from '../../disk/files'
import { sealed, unsealed } from '../../disk/sealed'
import type { LiveSite } from '../release/live-site'
import type { ReleaseRecord } from '../release/release'
import type { ReleaseStore } from '../store/store'
import { pathsOfFile, purgePaths } from './purge-paths'

/** A release by its number and its time, so that one of another history is not taken for it. */
export type MarkedRelease = Pick<ReleaseRecord, 'id' | 'at'>

/**
 * The release up to which caches in front have accepted every purge, on the disk: a worker that ends before a purge, or while
 * a cache refuses it, has the next one send it.
 */
export class PurgeMark {
  readonly #file: string
  #written: string | undefined

  constructor(private readonly store: Pick<ReleaseStore, 'folder' | 'files' | 'history' | 'state'>) {
    this.#file = path.join(store.folder, 'purged.json')
  }

  /** Paths that caches may have in an old version since: all that the site ever had where nobody knows since when. */
  async missed(): Promise<string[]> {
    const { state } = this.store
    if (!state.started) return []
    const marked = await this.#read()
    if (!marked || !(await this.#isOurs(marked))) return everyPath(state)
    const paths: string[] = []
    for (let number = Number(marked.id) + 1; number <= state.release; number += 1) {
      const record = await this.#record(number)
      if (!record) return everyPath(state)
      paths.push(...purgePaths(record))
    }
    return paths
  }

  /** Where it cannot be written, more is purged by the next start than has to be. */
  async set({ id, at }: MarkedRelease): Promise<void> {
    const text = sealed(JSON.stringify({ version: 1, id, at }))
    if (text === this.#written) return
    this.#written = text
    await writeWhole(this.store.files, this.#file, text, false).catch(() => undefined)
  }

  /** What is purged next is of no release: until it is accepted, nobody knows what caches have. */
  async clear(): Promise<void> {
    this.#written = undefined
    await this.store.files.rm(this.#file, { recursive: true, force: true }).catch(() => undefined)
  }

  async #read(): Promise<MarkedRelease | undefined> {
    try {
      const bytes = await readIfThere(this.store.files, this.#file)
      const { version, id, at } = JSON.parse(unsealed(bytes?.toString() ?? '') ?? '')
      return version === 1 ? { id, at } : undefined
    } catch {
      return undefined
    }
  }

  async #isOurs({ id, at }: MarkedRelease): Promise<boolean> {
    const { state } = this.store
    if (Number(id) === state.release) return at === state.releasedAt
    return (await this.#record(Number(id)))?.at === at
  }

  /** What cannot be read holds up no release. */
  #record(number: number): Promise<ReleaseRecord | undefined> {
    return this.store.history.read(number).catch(() => undefined)
  }
}

const everyPath = ({ files, former, editors }: LiveSite): string[] => [
  ...[...files.keys()].flatMap(pathsOfFile),
  ...former.keys(),
  ...editors.keys(),
]
