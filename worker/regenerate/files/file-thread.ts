import { quickFiles, readInto } from '../../disk/quick-files'
import { answerTasks } from '../../disk/threads'
import { describeHere, restitchHere } from './describe-files'
import type { FileTasks } from './file-threads'

/**
 * Bytes that are read into again and again; a file that is larger gets its own. None of these calls ever waits, so that one
 * file is done before the next is read. Blobs are compared with what was read, so they have bytes of their own.
 */
const read = readInto(1024 * 1024)
const files = { ...quickFiles, readFile: readInto(1024 * 1024) }

answerTasks<FileTasks>((task) =>
  task.kind === 'describe' ? describeHere(task.asked, read, files) : restitchHere(task.asked, files),
)
