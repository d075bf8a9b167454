import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const schema = z.object({
  version: z.literal(1),
  /** Sources that the bundler has read, packages left out. */
  inputs: z.array(z.string()),
  hash: z.string(),
})

/** What a built Studio was made of, so that the next start knows whether it still is what it would make. */
export interface MadeOf {
  root: string
  /** Everything besides the sources that decides what is made: addresses. */
  settings: Readonly<Record<string, string>>
}

const fixedInputs = ['studio/package-lock.json', 'studio/bundle/bundle.ts']

/** The hash of sources, lock file and settings; undefined where a source is gone. */
function hashOf({ root, settings }: MadeOf, inputs: readonly string[]): string | undefined {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of [...fixedInputs, ...inputs].toSorted()) {
    const place = path.join(root, file)
    if (!fs.existsSync(place)) return undefined
    hash.update(`\n${file}\n`).update(fs.readFileSync(place))
  }
  return hash.digest('hex')
}

export function writeMadeOf(file: string, of: MadeOf, inputs: readonly string[]): void {
  fs.writeFileSync(file, JSON.stringify({ version: 1, inputs, hash: hashOf(of, inputs) }))
}

/** Whether what was made then is what would be made now. A new source is always named by one that has changed. */
export function isCurrent(file: string, of: MadeOf): boolean {
  try {
    const { inputs, hash } = schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
    return hash === hashOf(of, inputs)
  } catch {
    return false
  }
}
