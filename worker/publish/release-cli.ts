import { askWorker, type ReleaseAnswer, type ReleaseCommand, runCommand } from './control'
import type { Publisher } from './publisher-types'
import { answerInWords, readCommand, usage } from './release-words'

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
    (await askWorker(folder, command)) ?? (await withStore(open(), (store) => byItself(store, command)))
  print(answerInWords(answer))
  return 'refused' in answer ? 1 : 0
}

/** Where no worker listens here, another machine may lead: what it publishes to is not touched. */
async function byItself(store: Publisher, command: ReleaseCommand): Promise<ReleaseAnswer> {
  const onlyReads = command.command === 'list' || command.command === 'show'
  if (store.isShared && !onlyReads)
    return {
      refused:
        'No worker leads on this machine, and the site is published to a storage: give the command on the machine whose worker leads.',
    }
  return runCommand(store, command)
}

async function withStore<T>(publisher: Publisher, work: (publisher: Publisher) => Promise<T>): Promise<T> {
  const result = await work(publisher)
  await publisher.settled()
  return result
}
