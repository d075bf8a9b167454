import { setTimeout as sleep } from 'node:timers/promises'
import { applyEdit, type EditKind } from '../rebuild/edit'
import type { World } from '../rebuild/edit-parts'
import type { Outside } from '../support/content'
import type { Deliveries } from '../support/deliveries'
import { chosen } from './random'

/** Edits of single documents: each is followed by a webhook. */
export const allKinds: readonly EditKind[] = [
  'title',
  'lead',
  'price',
  'parts',
  'create',
  'translate',
  'untranslate',
  'move',
  'delete',
  'undelete',
  'reference',
  'menu',
  'footer',
  'texts',
  'picture',
  'hide',
  'reserve',
  'respell',
  'rival',
  'mislabel',
  'noIndex',
]

/** Those after which every page is still where it was. */
export const stayingKinds: readonly EditKind[] = ['title', 'lead', 'price', 'texts', 'picture', 'footer']

/** A script that edits by chance, one to three seconds apart, and delivers as the content service does. */
export class Editor {
  edits = 0
  private leaves = false

  constructor(
    private readonly outside: Pick<Outside, 'client' | 'feed'>,
    private readonly deliveries: Pick<Deliveries, 'send'>,
    private readonly kinds: readonly EditKind[],
    private readonly random: () => number,
  ) {}

  /** Until it is told to leave. */
  async work(): Promise<void> {
    const { client, feed } = this.outside
    const world: World = { client, feedUrl: feed.url, today: '', moment: Date.now(), deleted: [] }
    const number = () => Math.floor(this.random() * 10_000)
    while (!this.leaves) {
      const kind = chosen(this.kinds, this.random) ?? 'title'
      for (const change of await applyEdit(world, { kind, a: number(), b: number(), c: number() }))
        this.deliveries.send(change)
      this.edits += 1
      await sleep(500 + this.random() * 2_500)
    }
  }

  leave(): void {
    this.leaves = true
  }
}
