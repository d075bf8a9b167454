import type { Regeneration } from '../../changes/change'
import type { Files } from '../../disk/files'
import type { SiteState } from '../release/site-state'
import { scanRoot } from './staging'

type Looked = Pick<Regeneration, 'root' | 'files' | 'removed'>

/**
 * Which files of the root have to be looked at. The builder names a file only once, so the files of a publish that
 * failed are looked at again by the next one.
 */
export class RootWatch {
  #unseen: ReadonlySet<string> | 'all' = new Set()

  /** Everything was committed: nothing is left over. */
  seen(): void {
    this.#unseen = new Set()
  }

  async look(
    input: Looked,
    state: SiteState,
    files: Files,
  ): Promise<{ files: Set<string>; removed: Set<string> }> {
    if (input.files === 'all' || this.#unseen === 'all') {
      this.#unseen = 'all'
      return this.#everything(input.root, state, files)
    }
    const wanted = new Set([...this.#unseen, ...input.files])
    const removed = new Set(input.removed)
    for (const file of input.files) removed.delete(file)
    for (const file of removed) wanted.delete(file)
    this.#unseen = new Set([...wanted, ...removed])
    return { files: wanted, removed }
  }

  async #everything(root: string, state: SiteState, files: Files) {
    const found = new Set(await scanRoot(root, files))
    const removed = new Set<string>()
    for (const file of [...state.files.keys(), ...state.held.keys()]) {
      const entry = found.has(file) ? null : state.head(file)
      if (entry && entry.retiredAt === undefined) removed.add(file)
    }
    return { files: found, removed }
  }
}
