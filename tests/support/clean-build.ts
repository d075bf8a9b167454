import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { holdersFile } from '../../site/addresses/holders-file'
import { folderHashes } from './folder-hashes'
import { makeWorkspace, type Workspace } from './workspace'

const runCommand = promisify(execFile)

/**
 * What `npm run build` makes in another clone, with a data folder of its own in which only the record of the site's paths
 * lies: every public file with the hash of its bytes. `environment` names content service and feeds; `alter` changes the
 * code of the clone as that of the site was.
 */
export async function cleanBuild(
  { dataFolder }: Pick<Workspace, 'dataFolder'>,
  environment: Readonly<Record<string, string>>,
  alter?: (folder: string) => void,
): Promise<Map<string, string>> {
  const clone = makeWorkspace('clean')
  try {
    alter?.(clone.folder)
    mkdirSync(clone.dataFolder, { recursive: true })
    if (existsSync(holdersFile(dataFolder)))
      copyFileSync(holdersFile(dataFolder), holdersFile(clone.dataFolder))
    await runCommand('npm', ['run', 'build', '--silent'], {
      cwd: clone.folder,
      env: { ...environment, DATA_DIR: clone.dataFolder },
      maxBuffer: 64 * 1024 * 1024,
    })
    return folderHashes(path.join(clone.folder, 'public'))
  } finally {
    await clone.remove()
  }
}
