/** `npm run release`. Exits with 0 when it is done, 1 when it is refused or there is nothing, 2 when it is not understood. */
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../disk/error-code'
import { parseSettings } from '../settings/settings'
import { openPublisher, visitorEdge } from './publishing'
import { releaseCommand } from './release-cli'

/** The code of the error, where a folder cannot be read. */
const readProblem = (folder: string): Promise<string | undefined> =>
  access(folder, constants.R_OK | constants.X_OK).then(
    () => undefined,
    (error: unknown) => codeOf(error) || String(error),
  )

async function main(): Promise<number> {
  const settings = parseSettings(process.env)
  const folder = path.join(settings.dataDir, 'releases')
  const place = `${folder} (${settings.sandbox ? 'of the sandbox, for no SANITY_PROJECT_ID is set' : `of the project ${settings.content.projectId}`})`
  const problem = await readProblem(path.join(folder, 'records'))
  if (problem !== undefined) {
    const what =
      problem === 'ENOENT'
        ? `There are no releases in ${place}. DATA_DIR and the other settings have to be those of the worker.`
        : `The releases in ${place} cannot be read (${problem}): give the command as the user of the worker.`
    process.stderr.write(`${what}\n`)
    return 1
  }
  process.stderr.write(`Releases in ${place}\n`)
  const silent = {
    info: () => undefined,
    warn: (data: object, message: string) => console.warn(message, data),
  }
  return releaseCommand({
    words: process.argv.slice(2),
    folder,
    open: () => openPublisher(settings, visitorEdge(settings), () => '', silent),
    print: (text) => process.stdout.write(text),
  })
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
