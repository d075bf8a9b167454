import type { Change } from '../../changes/change'
import type { Booted } from './boot-builder'
import type { BuilderChild } from './builder-child'

/** The builder that boots beside the one that serves, to take its place. */
export class BesideBuilder {
  readonly booted: Promise<Booted>
  /** What the serving builder applied meanwhile. */
  readonly since: Change[] = []
  private child: BuilderChild | undefined
  private isBooted = false

  /** `boot` tells of each process that it starts. */
  constructor(boot: (onChild: (child: BuilderChild) => void) => Promise<Booted>) {
    this.booted = boot((child) => {
      this.child = child
    })
    this.booted.then(
      () => {
        this.isBooted = true
      },
      () => undefined,
    )
  }

  /** Whether it is built and waits to take over. */
  get isPrepared(): boolean {
    return this.isBooted && this.child?.running === true
  }

  /** Whether this process is its own. */
  has(child: BuilderChild | undefined): boolean {
    return this.child === child
  }

  /** Ends it at once, built or not. `booted` rejects where it was not. */
  async giveUp(): Promise<void> {
    await this.child?.giveUp()
    await this.booted.catch(() => undefined)
  }
}
