import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readlink, realpath, rename, rm, rmdir, symlink } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { RollbackRefused } from './decide/rollback'
import type { Publisher } from './publisher-types'
import type { Pins, Release, ReleaseRecord, ReleaseSummary } from './release/release'

/** What an operator can ask for, at the running worker or at the store itself. */
export type ReleaseCommand =
  | { command: 'list'; limit: number }
  | { command: 'show'; id: string }
  | { command: 'rollback'; to: { id: string } | { path: string } }
  | { command: 'unpin' }
  | { command: 'override'; reason: string }

export type ReleaseAnswer =
  | { releases: readonly ReleaseSummary[]; pins: Pins }
  | { record: ReleaseRecord | null }
  | { release: Release }
  | { refused: string }

export async function runCommand(publisher: Publisher, asked: ReleaseCommand): Promise<ReleaseAnswer> {
  try {
    switch (asked.command) {
      case 'list':
        return { releases: await publisher.list(asked.limit), pins: await publisher.pinned() }
      case 'show':
        return { record: (await publisher.show(asked.id)) ?? null }
      case 'rollback':
        return { release: await publisher.rollback(asked.to) }
      case 'unpin':
        return { release: await publisher.unpin() }
      case 'override':
        return { release: await publisher.override(asked.reason) }
    }
  } catch (error) {
    if (error instanceof RollbackRefused || error instanceof TypeError) return { refused: error.message }
    throw error
  }
}

export const controlSocket = (folder: string): string => path.join(folder, 'control.sock')

/** Longest name of a socket in bytes: macOS takes 104 with the one that ends it, Linux 108. */
const longestName = 103

/** What a folder for temporary files begins with that holds the sockets of this one: a copy of it is not led to them. */
async function placeOf(folder: string): Promise<string> {
  const hash = createHash('sha256').update(await realpath(folder))
  return `control-${hash.digest('hex').slice(0, 12)}-`
}

/** A name for a socket: in the folder itself, or where that would be too long, in one for temporary files that is this user's. */
async function newSocket(folder: string): Promise<string> {
  const own = `c-${randomUUID().slice(0, 8)}.sock`
  const beside = path.join(folder, own)
  if (Buffer.byteLength(beside) <= longestName) return beside
  return path.join(await mkdtemp(path.join(os.tmpdir(), await placeOf(folder))), own)
}

/** Where the socket of a folder is; undefined where there is none, or that of another folder. */
async function socketOf(folder: string): Promise<string | undefined> {
  const target = await readlink(controlSocket(folder)).catch(() => undefined)
  if (target === undefined || !path.isAbsolute(target))
    return target && path.join(folder, path.basename(target))
  return path.basename(path.dirname(target)).startsWith(await placeOf(folder)) ? target : undefined
}

/** Takes a socket away, and what was made for it alone. */
async function removeSocket(socket: string, folder: string): Promise<void> {
  await rm(socket, { force: true })
  if (path.dirname(socket) !== folder) await rmdir(path.dirname(socket)).catch(() => undefined)
}

/**
 * Listens for the command line on a socket in the release store. Who may write to the folder may command: there is no
 * other secret. To be called by the worker that leads: it takes the name over from the one that led before, whose end
 * does not take it away again. Answers a function that stops it.
 */
export async function listenForCommands(folder: string, publisher: Publisher): Promise<() => Promise<void>> {
  const name = controlSocket(folder)
  const own = await newSocket(folder)
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      answer(publisher, Buffer.concat(chunks).toString()).then(
        (body) => response.end(body),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ path: own, readableAll: false, writableAll: false }, () => resolve())
  })
  const before = await socketOf(folder)
  if (before === undefined) await rm(name, { recursive: true, force: true })
  const draft = path.join(folder, `${path.basename(own)}.tmp`)
  await symlink(path.dirname(own) === folder ? path.basename(own) : own, draft)
  await rename(draft, name)
  // Of one that was killed. One that still lives has lost the lead, and loses only its name.
  if (before !== undefined) await removeSocket(before, folder)
  return async () => {
    await closed(server)
    if ((await socketOf(folder)) === own) await rm(name, { force: true })
    await removeSocket(own, folder)
  }
}

const answer = async (publisher: Publisher, body: string): Promise<string> =>
  JSON.stringify(await runCommand(publisher, JSON.parse(body)))

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

/** Asks the worker that runs on this store; undefined when none does. */
export async function askWorker(folder: string, asked: ReleaseCommand): Promise<ReleaseAnswer | undefined> {
  const socketPath = await socketOf(folder)
  if (socketPath === undefined) return undefined
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath, method: 'POST', path: '/' }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`The worker could not do it: ${text}`))
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined)
      else reject(error)
    })
    sent.end(JSON.stringify(asked))
  })
}
