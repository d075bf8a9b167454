import type { Regeneration } from '../../changes/change'
import type { MadeFile } from '../../changes/made-file'
import type { LiveSite } from '../release/live-site'

type Told = Pick<Regeneration, 'files' | 'isWhole' | 'removed'>

/** What there is to be compared with the live site. */
export interface Wanted {
  files: ReadonlyMap<string, MadeFile>
  removed: ReadonlySet<string>
  /** These are all files of the site. */
  isWhole: boolean
}

const nothing: Wanted = { files: new Map(), removed: new Set(), isWhole: false }

/** The builder names a file only once, so what it told of a publish that failed is looked at again by the next one. */
export class RootWatch {
  #unseen = nothing

  /** Everything was committed: nothing is left over. */
  seen(): void {
    this.#unseen = nothing
  }

  look(told: Told, state: LiveSite): Wanted {
    const before = told.isWhole ? nothing : this.#unseen
    const files = new Map(before.files)
    const removed = new Set(before.removed)
    for (const file of told.removed) {
      files.delete(file)
      removed.add(file)
    }
    for (const made of told.files) {
      files.set(made.path, made)
      removed.delete(made.path)
    }
    const isWhole = told.isWhole || before.isWhole
    this.#unseen = { files, removed, isWhole }
    return isWhole ? { files, removed: goneFrom(state, files), isWhole } : this.#unseen
  }
}

/** Files of the site, live or waiting, that the whole site has no more. */
function goneFrom(state: LiveSite, files: ReadonlyMap<string, MadeFile>): Set<string> {
  const gone = new Set<string>()
  for (const file of [...state.files.keys(), ...state.held.keys()]) {
    const entry = files.has(file) ? null : state.head(file)
    if (entry && entry.retiredAt === undefined) gone.add(file)
  }
  return gone
}
