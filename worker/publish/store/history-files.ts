import path from 'node:path'
import { codeOf } from '../../disk/error-code'
import { type Files, readIfThere, syncFolder, writeWhole } from '../../disk/files'
import { formatId } from '../release/release'

export const recordsFolder = (folder: string): string => path.join(folder, 'records')
export const recordFile = (folder: string, number: number): string =>
  path.join(recordsFolder(folder), `${formatId(number)}.json`)
export const snapshotFile = (folder: string): string => path.join(folder, 'snapshot.ndjson')
export const earlierSnapshotFile = (folder: string): string => path.join(folder, 'snapshot.before.ndjson')

/** Ending of a record that was made on this machine beside the history that counts. */
export const apart = '.apart'

/** The files of a history as they lie there, seals included: for whoever takes them to another place and back. */
export class HistoryFiles {
  constructor(
    private readonly folder: string,
    private readonly files: Files,
  ) {}

  /** Undefined where there is none. */
  async record(number: number): Promise<string | undefined> {
    return (await readIfThere(this.files, recordFile(this.folder, number)))?.toString()
  }

  async snapshot(): Promise<string | undefined> {
    return (await readIfThere(this.files, snapshotFile(this.folder)))?.toString()
  }

  async putRecord(number: number, text: string): Promise<void> {
    await writeWhole(this.files, recordFile(this.folder, number), text, true)
  }

  async putSnapshot(text: string): Promise<void> {
    await this.dropSnapshots()
    await writeWhole(this.files, snapshotFile(this.folder), text, true)
  }

  async dropSnapshots(): Promise<void> {
    for (const file of [earlierSnapshotFile(this.folder), snapshotFile(this.folder)])
      await this.files.rm(file, { recursive: true, force: true })
  }

  /** A record counts no more; it is kept for a while, for whoever wants to look at it. */
  async setApart(number: number): Promise<void> {
    const file = recordFile(this.folder, number)
    await this.files.rename(file, `${file}${apart}`).catch((error) => {
      if (codeOf(error) !== 'ENOENT') throw error
    })
  }

  /** Waits until all of it is on the disk. */
  async reachDisk(): Promise<void> {
    for (const folder of [recordsFolder(this.folder), this.folder]) await syncFolder(this.files, folder)
  }
}
