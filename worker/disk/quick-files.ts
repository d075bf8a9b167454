import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { type Files, type OpenFile, realFiles } from './files'

const run = promisify(execFile)

/**
 * The real file system without waiting for a thread at each call: ten times faster for thousands of small files, and for a few while
 * all threads compress. Who uses it gives way to requests in between (`breather`).
 */
export const quickFiles: Files = {
  ...realFiles,
  readFile: (async (file: string) => fs.readFileSync(file)) as Files['readFile'],
  lstat: (async (file: string) => fs.lstatSync(file)) as Files['lstat'],
  // Not `lstat`: an error for each file that is not there takes longer than the call.
  exists: async (file) => fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined,
  realpath: (async (file: string) => fs.realpathSync.native(file)) as Files['realpath'],
  readlink: (async (link: string) => fs.readlinkSync(link)) as Files['readlink'],
  rename: async (from, to) => fs.renameSync(from, to),
  link: async (from, to) => fs.linkSync(from, to),
  symlink: async (to, link) => fs.symlinkSync(to, link),
  utimes: async (file, accessed, modified) => fs.utimesSync(file, accessed, modified),
  rm: async (file, options) => fs.rmSync(file, options),
  mkdir: (async (folder: string, options: { recursive: true }) =>
    fs.mkdirSync(folder, options)) as Files['mkdir'],
  open: async (file, flags) => openQuickly(fs.openSync(file, flags)),
}

/** Reads files into the same bytes again and again: what was read is valid until the next file is. */
export function readInto(size: number): Files['readFile'] {
  const room = Buffer.allocUnsafeSlow(size)
  const read = async (file: string): Promise<Buffer> => {
    const descriptor = fs.openSync(file, 'r')
    try {
      let length = 0
      for (let got = -1; got !== 0 && length < size; length += got)
        got = fs.readSync(descriptor, room, length, size - length, null)
      return length < size ? room.subarray(0, length) : fs.readFileSync(file)
    } finally {
      fs.closeSync(descriptor)
    }
  }
  return read as Files['readFile']
}

const openQuickly = (descriptor: number): OpenFile => ({
  writeFile: async (bytes) => fs.writeFileSync(descriptor, bytes),
  appendFile: async (bytes) => fs.appendFileSync(descriptor, bytes),
  sync: async () => fs.fsyncSync(descriptor),
  close: async () => fs.closeSync(descriptor),
})

/** Waits until everything written to the file system of `folder` is on the disk: one call for thousands of files. */
export async function syncFileSystem(folder: string): Promise<void> {
  await run('sync', ['-f', folder])
}
