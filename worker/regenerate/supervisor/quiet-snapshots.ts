export interface SnapshotOptions {
  /**
   * Milliseconds without a change after which a snapshot is taken, a fifth of them for the first one: until then a loss
   * costs a clean build. And milliseconds between two snapshots at least.
   */
  snapshotAfter: number
  snapshotEvery: number
  /** Whether there is a state at rest to copy. */
  canCopy(): boolean
  /** Copies it; false when a change came before all was copied. */
  copy(): Promise<boolean>
  /** Whether the end has been asked for: nothing more is planned then. */
  isEnding(): boolean
}

/**
 * When the state of the builder is copied: in quiet moments, and not too often. One snapshot at a time: two would write into
 * one folder, and the first would vouch for what the second has put there.
 */
export class QuietSnapshots {
  private timer: NodeJS.Timeout | undefined
  private notBefore = 0
  /** Something was made that no snapshot has. */
  private isDue = false
  private taking: Promise<boolean> | undefined

  constructor(private readonly options: SnapshotOptions) {}

  /** Takes one now. False when there was nothing to copy, or a change came before it was whole. */
  take(): Promise<boolean> {
    this.taking ??= this.takeNow().finally(() => {
      this.taking = undefined
      if (this.isDue) this.plan()
    })
    return this.taking
  }

  /** What was made since the last snapshot is in none: the next one is taken when it is quiet. */
  plan(): void {
    this.hold()
    this.isDue = true
    const { snapshotAfter, isEnding } = this.options
    if (isEnding() || this.taking) return
    const quiet = this.notBefore === 0 ? snapshotAfter / 5 : snapshotAfter
    this.timer = setTimeout(() => void this.take(), Math.max(quiet, this.notBefore - Date.now()))
    this.timer.unref()
  }

  /** It is quiet no more: what is planned waits for the next quiet moment. */
  hold(): void {
    clearTimeout(this.timer)
  }

  /** Resolves when none is being taken. */
  async settled(): Promise<void> {
    await this.taking
  }

  private async takeNow(): Promise<boolean> {
    if (!this.options.canCopy()) return false
    this.hold()
    this.isDue = false
    const isWhole = await this.options.copy()
    if (isWhole) this.notBefore = Date.now() + this.options.snapshotEvery
    return isWhole
  }
}
