import { parentPort } from 'node:worker_threads'
import { codeOf } from '../../disk/error-code'
import type { Files } from '../../disk/files'
import { quickFiles, readInto } from '../../disk/quick-files'
import { readPageFile } from '../pages/html'
import { readRootFile } from '../staging/read-root'
import { BlobStore } from '../store/blobs'
import { surveyHere } from '../store/survey'
import { damagedOf, placeFile } from '../targets/place'
import type { Answers, Asked, Task } from './threads'

/**
 * Bytes that are read into again and again; a file that is larger gets its own. Tasks can share them because none of these
 * calls ever waits, so that one task ends before the next begins.
 */
const files: Files = { ...quickFiles, readFile: readInto(1024 * 1024) }
/** Blobs are compared with what was read from the root, so they have bytes of their own. */
const blobFiles: Files = { ...quickFiles, readFile: readInto(1024 * 1024) }

/** What a thread can do. One file after another, for the bytes of one are overwritten by the next. */
const work: { [K in keyof Asked]: (asked: Asked[K]) => Promise<Answers[K]> } = {
  async read({ root, blobs, wanted }) {
    const place = { root, blobs: new BlobStore(blobs, blobFiles, false), files }
    const readings: Answers['read'] = []
    for (const [file, known] of wanted) readings.push(await readRootFile(place, file, known))
    return readings
  },
  async facts({ blobs, shas }) {
    const store = new BlobStore(blobs, blobFiles, false)
    const facts: Answers['facts'] = []
    for (const sha of shas) {
      const page = await store.readWhole(sha)
      facts.push(page && readPageFile(page))
    }
    return facts
  },
  async place({ tree, blobs, entries, fresh }) {
    const store = new BlobStore(blobs, quickFiles, false, new Set(fresh))
    return damagedOf(entries, ([file, entry]) => placeFile(files, store, `${tree}/${file}`, entry, false))
  },
  // It waits for folders, so it may not share those bytes.
  survey: (asked) => surveyHere(asked, quickFiles),
}

function answer({ kind, asked }: Task): Promise<Answers[keyof Asked]> {
  if (kind === 'read') return work.read(asked)
  if (kind === 'survey') return work.survey(asked)
  return kind === 'facts' ? work.facts(asked) : work.place(asked)
}

parentPort?.on('message', (task: Task) => {
  answer(task).then(
    (result) => parentPort?.postMessage({ id: task.id, result }),
    (error: unknown) => parentPort?.postMessage({ id: task.id, code: codeOf(error), message: String(error) }),
  )
})
