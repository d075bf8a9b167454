import { readdirSync } from 'node:fs'
import path from 'node:path'

/** A kind of file below the data folder, in the room that it belongs to. */
export interface FileKind {
  room: string
  name: string
  /** Relative to the data folder. */
  files: string[]
}

/** The content lake is a neighbour that lies here only in tests; logs are told to, not read. */
const notOurs = /^lake\/|\.log(?:\.\d+)?$|\.damaged|\.tmp$/

/** Every file and link below the data folder, by its kind. */
export function fileKinds(dataFolder: string): FileKind[] {
  const kinds = new Map<string, FileKind>()
  for (const entry of readdirSync(dataFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() && !entry.isSymbolicLink()) continue
    const file = path.relative(dataFolder, path.join(entry.parentPath, entry.name))
    if (notOurs.test(file)) continue
    const name = kindOf(file)
    const kind = kinds.get(name) ?? { room: roomOf(file), name, files: [] }
    kind.files.push(file)
    kinds.set(name, kind)
  }
  return [...kinds.values()]
}

const rooms = ['releases', 'site', 'queue', 'builder']

function roomOf(file: string): string {
  const [first = ''] = file.split('/')
  return rooms.includes(first) ? first : 'state'
}

/** Files that are told from each other by a number, a hash or a page only are of one kind. */
function kindOf(file: string): string {
  const parts = file.split('/')
  const [room, second = '', third = ''] = parts
  const ending = path.extname(file)
  if (room === 'releases' && parts.length > 2) return `releases/${second}/*${ending}`
  if (room === 'site' && parts.length > 2) return `site/tree/*${ending}`
  if (room === 'builder' && parts.length > 3)
    return `builder/*/${third.replace(/[0-9a-f]{8,}/g, '*')}/*${ending}`
  if (room === 'builder' && parts.length > 2) return `builder/*/${third.replace(/[0-9a-f]{8,}/g, '*')}`
  if (room === 'queue' && parts.length > 2) return `queue/${second}/*`
  return file.replace(/\d{3,}/g, '*')
}
