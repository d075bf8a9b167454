import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Damage {
  name: string
  /** Does it to one file. */
  do(file: string): void
}

const flipped = (file: string): Buffer => {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  if (bytes.length > 0) bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  return bytes
}

/** What a bad disk, a full one, a power cut or a backup makes of a file. */
export const damages: readonly Damage[] = [
  { name: 'empty', do: (file) => truncateSync(file, 0) },
  {
    name: 'cut in half',
    do: (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  },
  { name: 'altered in one bit', do: (file) => writeFileSync(file, flipped(file)) },
  {
    name: 'altered in one bit, with its time as it was',
    do(file) {
      const { atime, mtime } = statSync(file)
      writeFileSync(file, flipped(file))
      utimesSync(file, atime, mtime)
    },
  },
  { name: 'gone', do: (file) => rmSync(file) },
  {
    name: 'a folder',
    do(file) {
      rmSync(file)
      mkdirSync(path.join(file, 'deep'), { recursive: true })
    },
  },
]
