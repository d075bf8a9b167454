import { realpathSync } from 'node:fs'
import path from 'node:path'
import { cleanBuild } from '../support/clean-build'
import type { Deliveries } from '../support/deliveries'
import { folderDifferences, folderHashes } from '../support/folder-hashes'
import { allReceipts } from '../support/receipts'
import type { Workspace } from '../support/workspace'
import { say } from './say'

/** Whether every change that was acknowledged has a receipt; says how they ended. */
export async function receiptsAreWhole(
  workerUrl: string,
  { acknowledged, lost }: Pick<Deliveries, 'acknowledged' | 'lost'>,
): Promise<boolean> {
  const receipts = await allReceipts(workerUrl)
  const missing = [...acknowledged].filter((id) => !receipts.has(id))
  const outcomes = new Map<string, number>()
  for (const id of acknowledged) {
    const outcome = receipts.get(id)?.outcome ?? 'none'
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  }
  say(`${acknowledged.size} changes acknowledged, ${lost} deliveries given up by their sender`)
  say(`receipts of the acknowledged: ${[...outcomes].map(([name, count]) => `${count} ${name}`).join(', ')}`)
  if (missing.length > 0) say(`LOST: ${missing.join(', ')}`)
  return missing.length === 0
}

/** What is live now, read before the worker is stopped. */
export const liveFiles = ({ dataFolder }: Pick<Workspace, 'dataFolder'>): Map<string, string> =>
  folderHashes(realpathSync(path.join(dataFolder, 'site/live')))

/** Whether these files are what a clean build of the same content makes; says what is not. */
export async function equalsCleanBuild(
  live: ReadonlyMap<string, string>,
  workspace: Workspace,
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const clean = await cleanBuild(workspace, environment)
  const differences = folderDifferences(live, clean)
  const count = Object.values(differences).flat().length
  say(`compared with a clean build: ${clean.size} files, ${count} differ`)
  if (count > 0) say(`DIFFERENT: ${JSON.stringify(differences)}`)
  return count === 0
}
