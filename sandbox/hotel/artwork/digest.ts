import { createHash } from 'node:crypto'
import path from 'node:path'

export type ReadText = (file: string) => string

const relativeImport = /from '(\.{1,2}\/[^']+)'/g

/** All source files a file is made of: itself and what it imports from its own folder, directly or not. */
function sourcesOf(file: string, read: ReadText, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, target] of read(file).matchAll(relativeImport)) {
    if (target) sourcesOf(path.resolve(path.dirname(file), `${target}.ts`), read, known)
  }
  return known
}

/** A digest that changes when any code a picture is drawn with changes, or what it is encoded with. */
export function digestSources(file: string, read: ReadText, extra: readonly string[]): string {
  const hash = createHash('sha256')
  const root = path.dirname(file)
  for (const source of [...sourcesOf(file, read)].sort()) {
    hash.update(path.relative(root, source)).update('\0').update(read(source)).update('\0')
  }
  for (const text of extra) hash.update(text).update('\0')
  return hash.digest('hex').slice(0, 24)
}
