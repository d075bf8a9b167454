import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { folderHashes } from './folder-hashes'
import { makeWorkspace } from './workspace'

const runCommand = promisify(execFile)

/**
 * What `npm run build` makes in another clone, with an empty data folder of its own: every public file with the hash of its
 * bytes. `environment` names content service and feeds.
 */
export async function cleanBuild(
  environment: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const clone = makeWorkspace('clean')
  try {
    await runCommand('npm', ['run', 'build', '--silent'], {
      cwd: clone.folder,
      env: { ...environment, DATA_DIR: clone.dataFolder },
      maxBuffer: 64 * 1024 * 1024,
    })
    return folderHashes(path.join(clone.folder, 'public'))
  } finally {
    clone.remove()
  }
}
