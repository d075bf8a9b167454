import path from 'node:path'
import { askWorker, type ReleaseCommand } from '../../worker/publish/control'
import type { ReleaseSummary } from '../../worker/publish/release/release'

interface Placed {
  dataFolder: string
}

/** Gives a command of `npm run release` to the worker that runs. */
async function command({ dataFolder }: Placed, asked: ReleaseCommand) {
  const answer = await askWorker(path.join(dataFolder, 'releases'), asked)
  if (!answer) throw new Error('no worker listens for commands')
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}

/** The releases that the worker knows, newest first. */
export async function releasesIn(site: Placed): Promise<readonly ReleaseSummary[]> {
  const answer = await command(site, { command: 'list', limit: 50 })
  return 'releases' in answer ? answer.releases : []
}

export const rollBackTo = (site: Placed, id: string) => command(site, { command: 'rollback', to: { id } })

export const unpin = (site: Placed) => command(site, { command: 'unpin' })
