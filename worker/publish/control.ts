import { rm } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import path from 'node:path'
import type { Publisher } from './publisher-types'
import type { Pins, Release, ReleaseRecord, ReleaseSummary } from './release'
import { RollbackRefused } from './rollback'

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
 * other secret. Answers a function that stops it.
 */
export async function listenForCommands(folder: string, publisher: Publisher): Promise<() => Promise<void>> {
  const socket = controlSocket(folder)
  await rm(socket, { force: true })
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
    server.listen({ path: socket, readableAll: false, writableAll: false }, () => resolve())
  })
  return () => closed(server)
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
