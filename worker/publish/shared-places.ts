import { fault } from '../../site/border/problem'
import type { Archive } from './archive/archive'
import type { Lead } from './archive/lead'
import { RollbackRefused } from './decide/rollback'
import type { Proving } from './prove/proving'
import type { PublishLog } from './publisher-types'
import { formatId, type Release } from './release/release'
import type { CommitGuard, ReleaseStore } from './store/store'
import type { Switching } from './switching'

interface SharedPlacesParts {
  store: ReleaseStore
  switching: Switching
  proving: Proving
  archive: Archive | undefined
  log: PublishLog | undefined
  /** Milliseconds since the epoch. */
  clock(): number
  /** How long (ms) hashed files that left the site are served. */
  assetAge: number
}

const freely: CommitGuard = { fence: async () => undefined, checkpoint: () => undefined }

/** What only the machine that leads does with what it shares with others: their storage, and the archive of the history. */
export class SharedPlaces {
  #lead: Lead | undefined
  /** The history was taken over: the first whole site brings most of its bytes. */
  #lacksBytes = false
  #onceHome = (): void => undefined
  /** What other machines left in a shared target was looked for. */
  isTidy = false

  constructor(private readonly parts: SharedPlacesParts) {}

  /** Answers whether the history on this disk is another one now. No release is in the making. */
  async takeOver(lead: Lead): Promise<boolean> {
    const { archive, switching, store, log } = this.parts
    this.#lead = lead
    store.lead = lead
    this.isTidy = false
    if (!archive) return false
    const adopted = await switching.alone(async () => {
      const taken = await archive.takeOver(lead)
      if (taken) await store.reload()
      return taken
    })
    if (adopted) {
      this.#lacksBytes = true
      log?.info(
        { release: formatId(store.state.release) },
        'The history of releases was taken over from the archive.',
      )
    }
    void archive.bring(store.state)
    return adopted
  }

  /** Does it now, or once the bytes of a history that was taken over are here: what was never on this disk is not damaged. */
  onceHome(work: () => void): void {
    if (this.#lacksBytes) this.#onceHome = work
    else work()
  }

  /** Resolves when what is live is in the archive, too. */
  async broughtAway(): Promise<void> {
    const { archive, store } = this.parts
    await archive?.bring(store.state)
  }

  /** The whole site was compared with what is live, and `release` says how that ended. */
  async followWhole({ status }: Release, hasSitePin: boolean, fence: () => Promise<void>): Promise<void> {
    if (!hasSitePin && status !== 'refused') await this.#closeGap()
    if (status !== 'live') await this.#holdShared(fence)
  }

  async #closeGap(): Promise<void> {
    const { store, switching, archive } = this.parts
    if (!store.state.hasGap) return
    await switching.alone(() => store.closeGap())
    archive?.followSnapshot()
    void archive?.bring(store.state)
  }

  /** Another machine may have published in between: visitors get what this one has, who leads now. */
  async #holdShared(fence: () => Promise<void>): Promise<void> {
    const { store, switching, proving, log } = this.parts
    const files = await switching.alone(() => store.hold(fence))
    if (files.length === 0) return
    log?.warn(
      { files: files.length, release: formatId(store.state.release) },
      'The storage held another release; it holds the last one of this machine now.',
    )
    await proving.purgeFiles(files)
  }

  /** The first whole site after a take-over is there: what it did not bring is fetched, and put where a server reads it. */
  async bringHome({ status }: Release): Promise<void> {
    if (!this.#lacksBytes) return
    const { store, switching, archive } = this.parts
    await archive?.bringHome(store.state)
    if (status !== 'live' && !store.isShared) await switching.alone(() => store.placeAnew())
    this.#lacksBytes = false
    this.#onceHome()
  }

  /** By whoever leads, and by nobody else; not before the whole site was compared with what is live. */
  async removeOrphans(): Promise<void> {
    const { store, switching, proving, log, clock, assetAge } = this.parts
    const lead = this.#lead
    if (!lead || !store.isShared) return
    const found = await store.orphans(clock() - assetAge)
    this.isTidy = true
    if (found.length === 0) return
    const gone = await switching.alone(async () => {
      await lead.assertHeld()
      return store.removeOrphans(found)
    })
    if (gone.length === 0) return
    log?.info(
      { objects: gone.length, some: gone.slice(0, 20) },
      'Objects that no release needs were removed from the storage.',
    )
    await proving.purgeFiles(gone)
  }

  /** What several machines publish to is changed by the one that leads, whoever commands. @throws RollbackRefused */
  guardOfCommands(): CommitGuard {
    if (!this.parts.store.isShared) return freely
    const lead = this.#lead
    if (!lead || lead.signal.aborted) {
      const reason = 'Another machine publishes the site: give the command there.'
      throw new RollbackRefused(fault('rollback.not-leading', reason))
    }
    return { fence: () => lead.assertHeld(), checkpoint: () => undefined }
  }
}
