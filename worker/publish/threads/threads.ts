import path from 'node:path'
import type { PageFacts } from '../../changes/made-file'
import { Threads } from '../../disk/threads'
import type { FileEntry } from '../release/entry'
import type { SurveyAsked, Surveyed } from '../store/surveyed'

/** What threads are asked and answer, by kind. Folders are absolute. */
export interface PublishTasks {
  /** Read what pages say that nobody has told this process of, from their blobs. Undefined for one that is damaged. */
  facts: { asked: { blobs: string; shas: readonly string[] }; answer: (PageFacts | undefined)[] }
  /** Compare blobs with their hashes. Answers those that are missing or damaged. */
  compare: { asked: { blobs: string; shas: readonly string[] }; answer: string[] }
  /** Put files into a tree that is not served. Answers what could not be placed, because its bytes are damaged. */
  place: {
    asked: {
      tree: string
      blobs: string
      entries: readonly FileEntry[]
      /** Hashes of what this release counts on: their copies were made a moment ago. */
      fresh: readonly string[]
    }
    answer: FileEntry[]
  }
  /** Read the whole history and list the whole store. */
  survey: { asked: SurveyAsked; answer: Surveyed }
}

export const threads = new Threads<PublishTasks>(path.join(__dirname, 'thread.cjs'))
