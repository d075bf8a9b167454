import {
  builtHolders,
  type HoldersRecord,
  holdersFile,
  keepBuiltHolders,
  WatchedHolders,
} from '../../../site/addresses/holders-file'
import type { HolderChanges, PathHolders } from '../../../site/addresses/path-holders'

/** Who holds which path: as the worker writes it with each release, and as the pages of this builder were made with it. */
export class KnownHolders {
  readonly #live: WatchedHolders
  readonly #built: HoldersRecord

  /** @throws Error when nobody knows what the pages in `.cache` were made with */
  constructor(dataFolder: string) {
    const built = builtHolders()
    this.#live = new WatchedHolders(holdersFile(dataFolder), built)
    this.#built = keepBuiltHolders(built)
  }

  /** As of the last look, and at first as the pages were made with it. */
  get all(): PathHolders {
    return this.#live.holders
  }

  /** What releases have changed since the last look; undefined where they have changed nothing. */
  changed(): HolderChanges | undefined {
    return this.#live.changed()
  }

  /** From now on pages are made with these changes. */
  keep(changes: HolderChanges): void {
    this.#built.add(changes, () => this.all)
  }
}
