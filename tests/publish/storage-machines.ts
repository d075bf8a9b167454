import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import type { Files } from '../../worker/disk/files'
import type { Retention } from '../../worker/publish/store/surveyed'
import { Objects } from '../../worker/publish/targets/objects'
import { s3Target } from '../../worker/publish/targets/s3'
import { commandIn, machineIn } from './machines'
import { clientTo, type LocalS3, startS3 } from './s3-server'
import { temporaryFolder } from './temporary-folder'

const bucket = 'hotel'
let server: LocalS3

// One for each file of tests that has such machines.
beforeAll(async () => {
  server = await startS3(bucket)
})
afterAll(() => server.stop())

/** What lies below a prefix in their storage. */
export const objectsIn = (prefix: string): Objects =>
  new Objects({ client: clientTo(server.url), bucket, prefix })

export const archivedAs = { ContentType: 'application/octet-stream', CacheControl: 'no-store' }

interface Given {
  retention?: Partial<Retention>
  archives?: boolean
  /** Where the history is kept, and whose it is. */
  history?: string
  owner?: string
  purge?(paths: readonly string[]): Promise<void>
}

/** Machines with a disk each, which publish to one storage of this name and keep their history beside it. */
export async function machines(
  name: string,
  { retention = {}, archives = true, history = `${name}-history/`, owner, purge }: Given = {},
) {
  const root = await temporaryFolder('machines')
  const unsure = clientTo(server.url)
  /** Which requests to the archive fail, by the beginning of their names, and which writes, by their key. */
  const failing = { Put: false, List: false, keys: (_key: string): boolean => false }
  /** What was written, by its key, in its order. */
  const sent: [key: string, text: string][] = []
  unsure.middlewareStack.add(
    (next, context) => async (args) => {
      const { commandName = '' } = context
      const [key, bucketPart] = [Object(args.input).Key ?? '', Object(args.input).Prefix ?? '']
      const isOfArchive = `${key}${bucketPart}`.startsWith(history)
      if (
        isOfArchive &&
        ((failing.Put && commandName.startsWith('Put')) || (failing.List && commandName.startsWith('List')))
      )
        throw new Error('made to fail')
      if (commandName.startsWith('Put')) sent.push([key, String(Object(args.input).Body)])
      const answer = await next(args)
      // What arrived, while nobody heard of it.
      if (commandName.startsWith('Put') && failing.keys(key)) throw new Error('made to fail')
      return answer
    },
    { step: 'initialize' },
  )
  const live = objectsIn(`${name}/`)
  const archive = objectsIn(history)
  const told: string[] = []
  const note = (_: object, message: string) => void told.push(message)
  const machine = async (disk: string, files?: Files) => {
    const own = path.join(root, disk)
    const ending = new AbortController()
    const { site, releases, open } = await machineIn(own, () => ({
      target: s3Target({ client: unsure, bucket, prefix: `${name}/`, folder: path.join(own, 's3') }),
      archive: archives ? new Objects({ client: unsure, bucket, prefix: history }) : undefined,
      archiveOwner: owner,
      ...(purge ? { purge: { name: 'told', purge } } : {}),
      ...(files ? { fs: files } : {}),
      retention,
      log: { info: note, warn: note },
    }))
    const publisher = open()
    return {
      publisher,
      site,
      lead: (assertHeld = async () => undefined) => publisher.takeOver({ assertHeld, signal: ending.signal }),
      command: commandIn(releases, () => publisher),
      /** It leads no more, and nobody gets to its disk again. */
      async dies() {
        ending.abort()
        await publisher.settled()
        rmSync(own, { recursive: true })
      },
      async losesItsLead() {
        ending.abort()
        await publisher.settled()
      },
    }
  }
  return { machine, live, archive, told, failing, sent }
}

export type Machine = Awaited<ReturnType<Awaited<ReturnType<typeof machines>>['machine']>>

export const arven = { owner: 'room-arven', links: ['/', '/fr'] }

/** A first release, one with a text, one in which a page moved and one went. */
export async function threeReleases({
  publisher,
  site,
  lead,
}: Pick<Machine, 'publisher' | 'site'> & { lead(): Promise<boolean> }) {
  await lead()
  await publisher.publish(site.whole())
  await site.write('/zimmer/arven', { ...arven, text: 'Frisch' })
  await publisher.publish(site.regeneration())
  await lastOf(site)
  expect(await publisher.publish(site.regeneration())).toMatchObject({ status: 'live' })
  await publisher.settled()
}

/** The site as the third release has it. */
export async function lastOf(site: Machine['site']) {
  await site.write('/', {
    owner: 'page-home',
    text: 'Neu',
    links: ['/zimmer/arven', '/zimmer/suite', '/zimmer/laerchen'],
    alternates: { de: '/', fr: '/fr', en: '/en' },
  })
  await site.write('/zimmer/arven', { ...arven, text: 'Ganz neu' })
  await site.remove('/zimmer/laerche')
  await site.write('/zimmer/laerchen', { owner: 'room-laerche', text: 'Umgezogen', links: ['/', '/fr'] })
  await site.remove('/zimmer/turm')
}

/** A page goes, to which none leads any more. */
export async function suiteGoes(site: Machine['site']) {
  await site.write('/', {
    owner: 'page-home',
    text: 'Ohne Suite',
    links: ['/zimmer/arven'],
    alternates: { de: '/', fr: '/fr', en: '/en' },
  })
  await site.remove('/zimmer/suite')
}

export const answersOn = async (live: Objects) => JSON.parse((await live.text('.edge/answers.json')) ?? '')

export async function keysOf(objects: Objects): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of objects.list()) keys.push(key)
  return keys
}
