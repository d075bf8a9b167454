import { stat } from 'node:fs/promises'
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
  /** Who gives the command, as the system numbers its users. Default: whose this process is; nobody where it numbers none. */
  user?: number | undefined
}

/**
 * `npm run release -- list | show ID | rollback ID | rollback PATH | unpin | override REASON`. Asks the worker that runs;
 * where none does, works on the store itself. Answers the exit code: 0 done, 1 refused, 2 not understood.
 */
export async function releaseCommand({
  words,
  folder,
  open,
  print,
  user = process.getuid?.(),
}: CommandLine): Promise<number> {
  const command = readCommand(words)
  if (!command) {
    print(usage)
    return 2
  }
  const answer = (await askWorker(folder, command)) ?? (await byItself(command, { folder, open, user }))
  print(answerInWords(answer))
  return 'refused' in answer ? 1 : 0
}

type Place = Pick<CommandLine, 'folder' | 'open' | 'user'>

/** Where no worker listens here, another machine may lead: what it publishes to is not touched. */
async function byItself(command: ReleaseCommand, { folder, open, user }: Place): Promise<ReleaseAnswer> {
  if (command.command === 'list' || command.command === 'show')
    return withStore(open(), (store) => runCommand(store, command))
  const stranger = await strangerTo(folder, user)
  if (stranger !== undefined) return { refused: stranger }
  return withStore(open(), async (store) =>
    store.isShared
      ? {
          refused:
            'No worker leads on this machine, and the site is published to a storage: give the command on the machine whose worker leads.',
        }
      : runCommand(store, command),
  )
}

/** Why a user, such as root, must not write there: the worker could neither change nor remove what that one leaves. */
async function strangerTo(folder: string, user: number | undefined): Promise<string | undefined> {
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => user,
  )
  if (user === undefined || owner === user) return undefined
  return `No worker runs, and the releases in ${folder} are those of user ${owner}, whose worker could not publish over what user ${user} leaves there: give the command as user ${owner}, or start the worker first.`
}

async function withStore<T>(publisher: Publisher, work: (publisher: Publisher) => Promise<T>): Promise<T> {
  const result = await work(publisher)
  await publisher.settled()
  return result
}
