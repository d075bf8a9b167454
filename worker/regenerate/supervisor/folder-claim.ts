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
    mkdirSync(this.folders, { recursive: true })
    this.lock = await takePidLock(path.join(this.folders, 'lock'), {
      onWaiting: (pid) =>
        this.log.warn({ pid, folder: this.folders }, 'another process builds there; waiting until it ends'),
      signal: this.waiting.signal,
    })
  }

  async giveUp(): Promise<void> {
    this.waiting.abort()
    const { lock } = this
    this.lock = undefined
    await lock?.release()
  }
}
