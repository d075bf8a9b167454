import path from 'node:path'
import type { MadeFile } from '../../changes/made-file'
import { Threads } from '../../disk/threads'
import type { OwnPart } from '../gatsby/own-part'
import type { Stores } from './stores'

/** A file of the site, and of a page what it says outside of its header and footer. */
export interface Described {
  made: MadeFile
  own?: Pick<OwnPart, 'slices'>
}

/** What threads are asked and answer, by kind. `root`: absolute; files are relative to it. */
export interface FileTasks {
  /** Read files, store their bytes and tell what is in them; undefined for what is no regular file. */
  describe: {
    asked: { root: string; stores: Stores | undefined; files: readonly string[] }
    answer: (Described | undefined)[]
  }
  /** Put the slices anew into pages; undefined where nothing differs. */
  restitch: {
    asked: { root: string; stores: Stores | undefined; files: readonly string[] }
    answer: (Pick<MadeFile, 'sha256' | 'size'> | undefined)[]
  }
}

/** From this many files on threads are quicker. */
export const manyFiles = 400

export const fileThreads = new Threads<FileTasks>(path.join(__dirname, 'file-thread.cjs'))
