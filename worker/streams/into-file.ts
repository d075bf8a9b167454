import { createWriteStream } from 'node:fs'
import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a stream into a new file, through what checks it. Rejects for any error on the way; the file may be there then. */
export const intoFile = (
  source: Readable,
  check: Transform,
  file: string,
  signal: AbortSignal,
): Promise<void> => pipeline(source, check, createWriteStream(file, { flags: 'wx' }), { signal })
