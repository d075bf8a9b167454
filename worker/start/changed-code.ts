import { type FSWatcher, statSync, watch } from 'node:fs'
import path from 'node:path'

/** What the programs of `npm start` are made of. */
const rooms = ['site', 'worker', 'sandbox', 'plugins', 'studio/schemas', 'gatsby-config.ts', 'gatsby-node.ts']

const isCode = (file: string): boolean =>
  /\.(?:tsx?|cjs|css)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file)

/**
 * Calls back once, with the name of the file, when code was changed that a running program has read before: it goes on as
 * it began. Where a machine lets nobody watch so many folders, nothing is told. Returns what ends it.
 */
export function onChangedCode(root: string, tell: (file: string) => void): () => void {
  const began = Date.now()
  const watchers: FSWatcher[] = []
  const end = () => {
    for (const watcher of watchers.splice(0)) watcher.close()
  }
  const hear = (file: string) => {
    if (watchers.length === 0 || !isCode(file) || !isNewer(path.join(root, file), began)) return
    end()
    tell(file)
  }
  for (const room of rooms) {
    const watcher = watched(path.join(root, room), (name) => hear(path.join(room, name ?? '')))
    if (watcher) watchers.push(watcher)
  }
  return end
}

/** ms: the clock of a file system lags behind by some. */
const lag = 100

/** Written after that time, or gone: who gives a file other rights or its old time changes nothing. */
function isNewer(file: string, began: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined || found.mtimeMs > began - lag
}

function watched(place: string, hear: (name: string | null) => void): FSWatcher | undefined {
  try {
    const isFolder = statSync(place).isDirectory()
    const watcher = watch(place, { recursive: isFolder, persistent: false }, (_, name) =>
      hear(isFolder ? name : null),
    )
    watcher.on('error', () => watcher.close())
    return watcher
  } catch {
    return undefined
  }
}
