import path from 'node:path'
import { parseSettings } from '../settings/settings'
import { askWorker, runCommand } from './control'
import type { Publisher } from './publisher-types'
import { openPublisher, visitorEdge } from './publishing'
import { inWords, readCommand, usage } from './release-words'

export interface CommandLine {
  /** Words after the name of the command. */
  words: readonly string[]
  /** Absolute folder of the release store. */
  folder: string
  /** Opens the store itself, for when no worker runs. */
  open: () => Publisher
  print: (text: string) => void
}

/**
 * `npm run release -- list | show ID | rollback ID | rollback PATH | unpin | override REASON`. Asks the worker that runs;
 * where none does, works on the store itself. Answers the exit code: 0 done, 1 refused, 2 not understood.
 */
export async function releaseCommand({ words, folder, open, print }: CommandLine): Promise<number> {
  const command = readCommand(words)
  if (!command) {
    print(usage)
    return 2
  }
  const answer =
    (await askWorker(folder, command)) ?? (await withStore(open(), (store) => runCommand(store, command)))
  print(inWords(answer))
  return 'refused' in answer ? 1 : 0
}

async function withStore<T>(publisher: Publisher, work: (publisher: Publisher) => Promise<T>): Promise<T> {
  const result = await work(publisher)
  await publisher.settled()
  return result
}

async function main(): Promise<number> {
  const settings = parseSettings(process.env)
  const silent = {
    info: () => undefined,
    warn: (data: object, message: string) => console.warn(message, data),
  }
  return releaseCommand({
    words: process.argv.slice(2),
    folder: path.join(settings.dataDir, 'releases'),
    open: () => openPublisher(settings, visitorEdge(settings), () => '', silent),
    print: (text) => process.stdout.write(text),
  })
}

if (typeof require !== 'undefined' && require.main === module) {
  main().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    },
  )
}
