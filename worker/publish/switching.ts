import { InTurn } from '../streams/in-turn'
import { type Decided, type DecideRules, decide, type ReleaseQuestion } from './decide/decide'
import { recordOf } from './decide/record'
import type { Release, ReleaseRecord } from './release/release'
import { heldPagesOf, releaseOf } from './release/summary'
import type { Stopwatch } from './stopwatch'
import type { CommitGuard, ReleaseStore } from './store/store'
import { Superseded } from './targets/target'

interface SwitchingParts {
  store: ReleaseStore
  rules: DecideRules
  /** Milliseconds since the epoch. */
  clock(): number
  /** Called after each switch; `copiesFollow` where compressed copies were not made before it. */
  onSwitched(record: ReleaseRecord, copiesFollow: boolean): void
}

/** Decisions and switches, one after another. A rollback goes ahead of what is only being decided. */
export class Switching {
  readonly #turn = new InTurn()
  #rollbacksWaiting = 0

  constructor(private readonly parts: SwitchingParts) {}

  /** Runs work on the releases while nothing else changes them. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const { store } = this.parts
    return this.#turn.run(async () => {
      await store.load()
      return store.exclusively(work)
    })
  }

  /** The same for a rollback: a release that has not switched yet is decided again after it. */
  async ahead<T>(work: () => Promise<T>): Promise<T> {
    this.#rollbacksWaiting += 1
    let waits = true
    const arrive = () => {
      if (waits) this.#rollbacksWaiting -= 1
      waits = false
    }
    try {
      return await this.alone(() => {
        arrive()
        return work()
      })
    } finally {
      arrive()
    }
  }

  /** @throws Superseded where a rollback waits */
  checkpoint(): void {
    if (this.#rollbacksWaiting > 0) throw new Superseded('A rollback came first.')
  }

  /** Decides and commits. A rollback that comes in between wins; then the decision is made again, and meets its pin. */
  async decideUntilDone(
    watch: Stopwatch,
    commit: (decided: Decided) => Promise<Release>,
    question: () => Omit<ReleaseQuestion, 'now'>,
  ): Promise<Release> {
    const { store, rules, clock } = this.parts
    for (;;) {
      try {
        return await this.alone(async () => {
          const decided = await watch.time('gate', () =>
            decide(store, rules, { ...question(), now: clock() }),
          )
          return watch.time('switch', () => commit(decided))
        })
      } catch (error) {
        if (!(error instanceof Superseded)) throw error
      }
    }
  }

  /** Makes what was decided live. `bytes` of it were new. Called alone. */
  async commit(
    { draft, facts }: Decided,
    guard: CommitGuard,
    bytes: number,
    copiesFollow = false,
  ): Promise<Release> {
    const { store, clock, onSwitched } = this.parts
    const { state } = store
    const record = recordOf(draft, state, clock())
    if (record.status !== 'unchanged') {
      await store.commit(record, facts, guard)
      onSwitched(record, copiesFollow)
    }
    return { ...releaseOf(record, { bytes, pageCount: state.pageCount }), heldPages: heldPagesOf(state) }
  }
}
