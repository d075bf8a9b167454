import { fault } from '../../site/border/problem'
import { haveBytes } from './decide/have-bytes'
import { RollbackRefused } from './decide/rollback'
import { pageRollbackDraft, siteRollbackDraft } from './decide/rollback-draft'
import type { Proving } from './prove/proving'
import type { PublisherOptions } from './publisher-types'
import { noPins, type Pins, type Release } from './release/release'
import type { SharedPlaces } from './shared-places'
import { nothingStaged } from './staging/staging'
import { Stopwatch } from './stopwatch'
import type { ReleaseStore } from './store/store'
import type { Switching } from './switching'

interface CommandParts {
  store: ReleaseStore
  switching: Switching
  shared: SharedPlaces
  proving: Proving
  guardedPages: PublisherOptions['guardedPages']
}

/** What operators command, as against what is published. @throws RollbackRefused where another machine leads */
export class Commands {
  constructor(private readonly parts: CommandParts) {}

  /** To an earlier release, or one page to what it was before; it stays so until `unpin`. */
  async rollback(to: { id: string } | { path: string }): Promise<Release> {
    const { store, switching, shared, proving } = this.parts
    const guard = shared.guardOfCommands()
    const watch = new Stopwatch()
    const release = await switching.ahead(async () => {
      const guarded = await this.#guarded()
      const draft = await watch.time('plan', () =>
        'id' in to ? siteRollbackDraft(store, to.id, guarded) : pageRollbackDraft(store, to.path, guarded),
      )
      await watch.time('bytes', () => haveBytes(store.blobs, draft))
      return watch.time('switch', () => switching.commit({ draft, facts: new Map() }, guard, 0))
    })
    // Nobody should find the rollback undone because this machine is gone a moment later.
    await shared.broughtAway()
    return proving.prove(release, watch)
  }

  /** What was public of these pages must not come back. Where they are not known, nothing does. */
  async #guarded(): Promise<ReadonlySet<string>> {
    const { guardedPages = async () => new Set<string>() } = this.parts
    const guarded = await guardedPages()
    if (guarded) return guarded
    const reason =
      'Which pages are guarded is not known until the whole site has been made again: nothing is brought back.'
    throw new RollbackRefused(fault('rollback.guarded-unknown', reason))
  }

  unpin(): Promise<Release> {
    return this.#again({ kind: 'unpin', pins: noPins })
  }

  async override(reason: string): Promise<Release> {
    if (reason.trim() === '') throw new TypeError('An override needs a reason; it is kept in the history.')
    return this.#again({ kind: 'override', reason })
  }

  /** Decides about what waits once more, under other pins or without the gate's objections. */
  async #again(how: { kind: 'unpin' | 'override'; pins?: Pins; reason?: string }): Promise<Release> {
    const { store, switching, shared, proving } = this.parts
    const watch = new Stopwatch()
    const state = await store.load()
    const guard = shared.guardOfCommands()
    const release = await switching.decideUntilDone(
      watch,
      (decided) => switching.commit(decided, guard, 0),
      () => ({ pins: state.pins, ...how, staged: nothingStaged(), changeIds: [], problems: [] }),
    )
    return proving.prove(release, watch)
  }
}
