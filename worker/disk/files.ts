import * as promises from 'node:fs/promises'
import path from 'node:path'
import { threadId } from 'node:worker_threads'
import { codeOf } from './error-code'

/** The part of the file system that publishing uses. Tests pass one that fails. */
export interface Files
  extends Pick<
    typeof promises,
    | 'readFile'
    | 'readdir'
    | 'readlink'
    | 'lstat'
    | 'realpath'
    | 'mkdir'
    | 'rename'
    | 'rm'
    | 'link'
    | 'symlink'
    | 'utimes'
    | 'copyFile'
  > {
  open(file: string, flags: 'r' | 'w' | 'a'): Promise<OpenFile>
  /** Whether there is a file, a folder or a link of this name. */
  exists(file: string): Promise<boolean>
}

export interface OpenFile {
  writeFile(bytes: Buffer | string): Promise<void>
  appendFile(bytes: Buffer | string): Promise<void>
  sync(): Promise<void>
  close(): Promise<void>
}

export const realFiles: Files = {
  ...promises,
  exists: (file) =>
    promises.lstat(file).then(
      () => true,
      () => false,
    ),
}

/** Threads know only the real file system. */
export const canUseThreads = (files: Files): boolean => files === realFiles

/** The contents, or undefined when there is no such file. */
export async function readIfThere(files: Files, file: string): Promise<Buffer | undefined> {
  try {
    return await files.readFile(file)
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/** Bytes of a file; 0 where there is none. */
export const sizeOf = (files: Files, file: string): Promise<number> =>
  files.lstat(file).then(
    ({ size }) => size,
    () => 0,
  )

let counter = 0

/** A name beside `file` that no other write uses. */
export const besides = (file: string): string => `${file}.${process.pid}-${threadId}-${++counter}.tmp`

/**
 * Writes whole or not at all, whatever lies there: a name beside it, then a rename. `durable` also waits until the bytes are on the disk.
 * `time` becomes the time of the file, s since the epoch. Nothing is left behind when it fails.
 */
export async function writeWhole(
  files: Files,
  file: string,
  bytes: Buffer | string,
  durable: boolean,
  time?: number,
): Promise<void> {
  const unfinished = besides(file)
  try {
    const handle = await openNew(files, unfinished)
    try {
      await handle.writeFile(bytes)
      if (durable) await handle.sync()
    } finally {
      await handle.close()
    }
    if (time !== undefined) await files.utimes(unfinished, time, time)
    await replace(files, unfinished, file)
  } catch (error) {
    await files.rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}

/** A folder in the place of the file, as a backup that was brought back can leave it, is moved aside. */
async function replace(files: Files, unfinished: string, file: string): Promise<void> {
  try {
    await files.rename(unfinished, file)
  } catch (error) {
    if ((await moveAside(files, file)) === undefined) throw error
    await files.rename(unfinished, file)
  }
}

async function openNew(files: Files, file: string) {
  try {
    return await files.open(file, 'w')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    await makeFolder(files, path.dirname(file))
    return files.open(file, 'w')
  }
}

/**
 * Makes a folder and those above it. Of a disk that is read-only Node's `mkdir` for several folders says ENOENT, which sends
 * operators after a file; asked for the one folder that cannot be made, it says why.
 */
async function makeFolder(files: Files, folder: string): Promise<void> {
  try {
    await files.mkdir(folder, { recursive: true })
  } catch (error) {
    const parent = path.dirname(folder)
    if (codeOf(error) !== 'ENOENT' || parent === folder) throw error
    await makeFolder(files, parent)
    await files.mkdir(folder)
  }
}

/**
 * Moves to `.damaged` what lies where a file is to come and cannot be there as it is: a folder in its place, a file in the
 * place of one of its folders, or, with `also`, the file itself. Answers what was moved.
 */
export async function moveAside(files: Files, file: string, also = false): Promise<string | undefined> {
  const found = await files.lstat(file).catch((error) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined
    throw error
  })
  if (!found) {
    const folder = path.dirname(file)
    return folder === file ? undefined : moveFileAside(files, folder)
  }
  if (!also && !found.isDirectory()) return undefined
  return moved(files, file)
}

/** A folder may stay where it is, if it is one. */
async function moveFileAside(files: Files, folder: string): Promise<string | undefined> {
  const found = await files.lstat(folder).catch(() => undefined)
  if (!found) return path.dirname(folder) === folder ? undefined : moveFileAside(files, path.dirname(folder))
  return found.isFile() ? moved(files, folder) : undefined
}

async function moved(files: Files, file: string): Promise<string> {
  await files.rm(`${file}.damaged`, { recursive: true, force: true })
  await files.rename(file, `${file}.damaged`)
  return file
}

/** Makes renames inside a folder durable. Some file systems refuse this for folders; then the rename has to do. */
export async function syncFolder(files: Files, folder: string): Promise<void> {
  const handle = await files.open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (codeOf(error) !== 'EINVAL' && codeOf(error) !== 'EPERM') throw error
  } finally {
    await handle.close()
  }
}

/** Lets requests be answered while a long piece of work runs: gives way after `slice` ms. */
export function breather(slice = 10): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < slice) return
    await new Promise((resolve) => setImmediate(resolve))
    last = performance.now()
  }
}

/** Runs `work` over `items`, at most `limit` at once, and stops starting new ones after the first failure. */
export async function eachOf<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]()
  let failed = false
  const run = async (): Promise<void> => {
    for (let next = iterator.next(); !next.done && !failed; next = iterator.next()) {
      await work(next.value).catch((error) => {
        failed = true
        throw error
      })
    }
  }
  const results = await Promise.allSettled(Array.from({ length: limit }, run))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}
