import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** What the site and its worker consist of; a workspace has a copy of it, so that tests never share `.cache`. */
const parts = [
  '.browserslistrc',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package.json',
  'tsconfig.json',
  'site',
  'plugins',
  'worker',
  'sandbox',
  'studio',
]

export interface Workspace {
  folder: string
  dataFolder: string
  remove(): void
}

/** A folder of its own with packages in it and nothing else. */
export function emptyWorkspace(name: string): Workspace {
  const repository = path.resolve(__dirname, '../..')
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    dataFolder: path.join(folder, '.data'),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
  }
}

/** A folder of its own with the whole project in it; packages are shared with the repository. */
export function makeWorkspace(name: string): Workspace {
  const repository = path.resolve(__dirname, '../..')
  const workspace = emptyWorkspace(name)
  for (const part of parts) {
    cpSync(path.join(repository, part), path.join(workspace.folder, part), {
      recursive: true,
      filter: (source) => !source.includes(`${path.sep}node_modules`),
    })
  }
  return workspace
}
