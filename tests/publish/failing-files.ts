import { type Files, type OpenFile, realFiles } from '../../worker/disk/files'

/** A file system that fails from its n-th change on, once or for good, as a full or a read-only disk does. */
export class FailingFiles {
  /** Changes that were made or tried. */
  changes = 0
  failAt = Number.POSITIVE_INFINITY
  lasting = true
  code = 'ENOSPC'

  /** What happens at that change. */
  fail = (): void => {
    throw Object.assign(new Error(`${this.code}: made to fail`), { code: this.code })
  }

  readonly files: Files

  constructor() {
    const check = () => {
      this.changes += 1
      if (this.lasting ? this.changes < this.failAt : this.changes !== this.failAt) return
      this.fail()
    }
    const guarded = <T extends (...args: never[]) => Promise<unknown>>(work: T): T =>
      (async (...args: Parameters<T>) => {
        check()
        return work(...args)
      }) as T
    this.files = {
      ...realFiles,
      rename: guarded(realFiles.rename),
      rm: guarded(realFiles.rm),
      link: guarded(realFiles.link),
      symlink: guarded(realFiles.symlink),
      utimes: guarded(realFiles.utimes),
      copyFile: guarded(realFiles.copyFile),
      mkdir: guarded(realFiles.mkdir as (folder: string) => Promise<string>) as Files['mkdir'],
      open: async (file, flags) => {
        if (flags === 'r') return realFiles.open(file, flags)
        check()
        return watched(await realFiles.open(file, flags), check)
      },
    }
  }
}

const watched = (handle: OpenFile, check: () => void): OpenFile => ({
  writeFile: async (bytes) => {
    try {
      check()
    } catch (error) {
      // A full disk takes a part.
      await handle.writeFile(bytes.slice(0, bytes.length / 2))
      throw error
    }
    await handle.writeFile(bytes)
  },
  appendFile: async (bytes) => {
    check()
    await handle.appendFile(bytes)
  },
  sync: async () => {
    check()
    await handle.sync()
  },
  close: () => handle.close(),
})
