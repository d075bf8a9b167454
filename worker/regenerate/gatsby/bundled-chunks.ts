import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { GatsbyPage } from './gatsby-interface'

const chunkMap = z.record(z.string(), z.unknown())

/** Chunks of templates that the bundle in `root` (`public`) was compiled with; none where none was. @throws Error for a file that is no list of chunks */
export function readBundledChunks(root: string): string[] {
  const file = path.join(root, 'chunk-map.json')
  if (!existsSync(file)) return []
  return Object.keys(chunkMap.parse(JSON.parse(readFileSync(file, 'utf8')))).filter((name) =>
    name.startsWith('component---'),
  )
}

/** Chunks that no page uses: a clean build would compile a bundle without them, with other names. */
export function unusedChunks(pages: Iterable<GatsbyPage>, bundled: readonly string[]): string[] {
  const used = new Set([...pages].map(({ componentChunkName }) => componentChunkName))
  return bundled.filter((name) => !used.has(name))
}
