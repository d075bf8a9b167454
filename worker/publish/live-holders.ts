import { HoldersRecord } from '../../site/addresses/holders-file'
import { holderChanges, holdersOf } from './decide/path-holders'
import type { PublishLog } from './publisher-types'
import type { LiveSite } from './release/live-site'
import type { ReleaseRecord } from './release/release'

/**
 * Who holds which path on the live site, written where a build reads it. Without a new record the next build goes by the earlier one: nothing
 * that a release should fail for.
 */
export class LiveHolders {
  readonly #record: HoldersRecord
  readonly #log: PublishLog | undefined
  /** Number of the release up to which the record says everything. */
  #upTo: number | undefined

  constructor(file: string, log: PublishLog | undefined) {
    this.#record = new HoldersRecord(file)
    this.#log = log
  }

  /** Everybody, as it is live. */
  whole(state: LiveSite): void {
    this.#keep(state, () => this.#record.write(holdersOf(state)))
  }

  /** What a release that is live has changed of it: costs what the release holds. */
  follow(record: ReleaseRecord, state: LiveSite): void {
    const isNext = this.#upTo !== undefined && this.#upTo + 1 === state.release
    if (!isNext) this.whole(state)
    else this.#keep(state, () => this.#record.add(holderChanges(record, state), () => holdersOf(state)))
  }

  #keep(state: LiveSite, write: () => void): void {
    this.#upTo = undefined
    // Of a part of the site nobody knows who holds its paths: the record as it was knows more.
    if (state.hasGap) return
    try {
      write()
      this.#upTo = state.release
    } catch (error) {
      this.#log?.warn({ error }, 'The record of who holds which path could not be written.')
    }
  }
}
