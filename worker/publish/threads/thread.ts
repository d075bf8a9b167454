import { quickFiles, readInto } from '../../disk/quick-files'
import { answerTasks } from '../../disk/threads'
import { BlobStore } from '../../made/blobs'
import { readPageFile } from '../../made/html'
import { surveyHere } from '../store/survey'
import { damagedOf, placeFile } from '../targets/place'
import type { PublishTasks } from './threads'

/**
 * Bytes that are read into again and again; a file that is larger gets its own. Tasks can share them because none of these
 * calls ever waits, so that one task ends before the next begins.
 */
const files = { ...quickFiles, readFile: readInto(1024 * 1024) }

/** What a thread can do. One file after another, for the bytes of one are overwritten by the next. */
const work: {
  [K in keyof PublishTasks]: (asked: PublishTasks[K]['asked']) => Promise<PublishTasks[K]['answer']>
} = {
  async facts({ blobs, shas }) {
    const store = new BlobStore(blobs, files, false)
    const facts: PublishTasks['facts']['answer'] = []
    for (const sha of shas) {
      const page = await store.readWhole(sha)
      facts.push(page && readPageFile(page))
    }
    return facts
  },
  async compare({ blobs, shas }) {
    const store = new BlobStore(blobs, files, false)
    const damaged: string[] = []
    for (const sha of shas) if (!(await store.readWhole(sha))) damaged.push(sha)
    return damaged
  },
  async place({ tree, blobs, entries, fresh }) {
    const store = new BlobStore(blobs, quickFiles, false, new Set(fresh))
    return damagedOf(entries, ([file, entry]) => placeFile(files, store, `${tree}/${file}`, entry, false))
  },
  // It waits for folders, so it may not share those bytes.
  survey: (asked) => surveyHere(asked, quickFiles),
}

answerTasks<PublishTasks>((task) => {
  if (task.kind === 'survey') return work.survey(task.asked)
  if (task.kind === 'compare') return work.compare(task.asked)
  return task.kind === 'facts' ? work.facts(task.asked) : work.place(task.asked)
})
