import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type PidLock, takePidLock } from '../../disk/pid-lock'

/**
 * The right to build in folders that other processes may know, too: two builders would overwrite each other's files, so
 * whoever comes second waits until the first has ended.
 */
export class FolderClaim {
  private lock: PidLock | undefined
  private waiting = new AbortController()

  constructor(
    private readonly folders: string,
    private readonly log: { warn(fields: object, text: string): void },
  ) {}

  /** @throws AbortError where it was given up meanwhile */
  async take(): Promise<void> {
    if (this.lock) return
    this.waiting = new AbortController()
    const { signal } = this.waiting
    mkdirSync(this.folders, { recursive: true })
    const lock = await takePidLock(path.join(this.folders, 'lock'), {
      onWaiting: (pid) =>
        this.log.warn({ pid, folder: this.folders }, 'another process builds there; waiting until it ends'),
      signal,
    })
    // It may have been given up while the lock was made.
    if (signal.aborted) await lock.release()
    signal.throwIfAborted()
    this.lock = lock
  }

  async giveUp(): Promise<void> {
    this.waiting.abort()
    const { lock } = this
    this.lock = undefined
    await lock?.release()
  }
}
