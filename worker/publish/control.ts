import { randomUUID } from 'node:crypto'
import { readlink, rename, rm, symlink } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
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

/**
 * Listens for the command line on a socket in the release store. Who may write to the folder may command: there is no
 * other secret. To be called by the worker that leads: it takes the name over from the one that led before, whose end
 * does not take it away again. Answers a function that stops it.
 */
export async function listenForCommands(folder: string, publisher: Publisher): Promise<() => Promise<void>> {
  const name = controlSocket(folder)
  const own = path.join(folder, `c-${randomUUID().slice(0, 8)}.sock`)
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
  const before = await readlink(name).catch(() => undefined)
  if (before === undefined) await rm(name, { recursive: true, force: true })
  await symlink(path.basename(own), `${own}.tmp`)
  await rename(`${own}.tmp`, name)
  // Of one that was killed. One that still lives has lost the lead, and loses only its name.
  if (before !== undefined) await rm(path.join(folder, path.basename(before)), { force: true })
  return async () => {
    await closed(server)
    if ((await readlink(name).catch(() => undefined)) === path.basename(own)) await rm(name, { force: true })
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
export function askWorker(folder: string, asked: ReleaseCommand): Promise<ReleaseAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request({ socketPath: controlSocket(folder), method: 'POST', path: '/' }, (response) => {
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
