import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteUrl, smallHotel } from '../../../tests/publish/small-site'
import { LeaseLost } from '../../changes/errors'
import { createPublisher } from '../publisher'
import { s3Target } from './s3'

/** A storage in memory, which does what it is asked and may say that it did not: the answer is late, or never comes. */
function storage() {
  const objects = new Map<string, string>()
  const silent = { at: (_asked: string): boolean => false }
  const client = new S3Client({ region: 'local', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } })
  const answers: Readonly<Record<string, (input: object) => object>> = {
    GetObjectCommand(input) {
      const found = objects.get(Object(input).Key)
      if (found === undefined) throw Object.assign(new Error('none'), { name: 'NoSuchKey' })
      return { Body: { transformToByteArray: async () => Buffer.from(found) } }
    },
    PutObjectCommand(input) {
      objects.set(Object(input).Key, String(Object(input).Body))
      return {}
    },
    DeleteObjectsCommand(input) {
      for (const { Key } of Object(input).Delete.Objects) objects.delete(Key)
      return {}
    },
    ListObjectsV2Command: () => ({ Contents: [...objects.keys()].map((Key) => ({ Key })) }),
  }
  client.middlewareStack.add(
    (_next, { commandName = '' }) =>
      async ({ input }) => {
        const output = answers[commandName]?.(input) ?? {}
        if (silent.at(Object(input).Key ?? commandName)) throw new Error('no answer in time')
        return { output: { $metadata: {}, ...output }, response: {} }
      },
    { step: 'initialize' },
  )
  return { client, objects, silent }
}

async function machine() {
  const disk = await mkdtemp(path.join(os.tmpdir(), 's3-late-'))
  onTestFinished(() => rm(disk, { recursive: true, force: true, maxRetries: 20 }))
  const { client, objects, silent } = storage()
  const lead = new AbortController()
  const site = await smallHotel(path.join(disk, 'root'))
  const start = async () => {
    const publisher = createPublisher({
      folder: path.join(disk, 'releases'),
      gate: { siteUrl },
      target: s3Target({
        ...{ client, bucket: 'hotel', folder: path.join(disk, 's3') },
        configuration: ({ gone, scriptHashes }) => ({
          'gone.map': gone.join(),
          'policies.map': JSON.stringify(Object.fromEntries(scriptHashes)),
        }),
      }),
    })
    await publisher.takeOver({ assertHeld: async () => undefined, signal: lead.signal })
    return publisher
  }
  const publisher = await start()
  await publisher.publish(site.whole())
  await publisher.settled()
  const fileOf = (name: string) => path.join(disk, 's3', name)
  const [sent, goneMap, policiesMap] = [fileOf('s3-sent.json'), fileOf('gone.map'), fileOf('policies.map')]
  return { publisher, site, objects, silent, lead, sent, goneMap, policiesMap, start }
}

const room = (text: string) => ({ owner: 'room-suite', text, links: ['/', '/fr'] })
const home = { owner: 'page-home', text: 'Ohne Turm', alternates: { de: '/', fr: '/fr', en: '/en' } }
const [page, data] = ['zimmer/suite', 'page-data/zimmer/suite/page-data.json']

describe('A storage that does what it is asked and answers too late', () => {
  it.each([page, data])(
    'has the page that was rolled back to, where %s was sent (fault 105)',
    async (late) => {
      const { publisher, site, objects, silent } = await machine()
      await site.write('/zimmer/suite', room('Neu'))
      silent.at = (asked) => asked === late
      await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
      expect(objects.get(late)).toContain('Neu')
      silent.at = () => false
      await publisher.rollback({ id: '00000001' })
      for (const key of [page, data]) expect(objects.get(key)).toContain('Zimmer /zimmer/suite')
      await publisher.settled()
    },
  )

  it('has the page that was rolled back to, where it was taken away (fault 105)', async () => {
    const { publisher, site, objects, silent } = await machine()
    await site.write('/', home)
    await site.remove('/zimmer/turm')
    silent.at = (asked) => asked === 'DeleteObjectsCommand'
    await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
    expect(objects.has('zimmer/turm')).toBe(false)
    silent.at = () => false
    await publisher.rollback({ id: '00000001' })
    expect(objects.get('zimmer/turm')).toContain('Zimmer /zimmer/turm')
    expect(JSON.parse(objects.get('.edge/answers.json') ?? '').gone).toEqual([])
    await publisher.settled()
  })

  it('answers for the release that it has, where what is answered was sent (fault 105)', async () => {
    const { publisher, site, objects, silent } = await machine()
    await site.write('/', home)
    await site.remove('/zimmer/turm')
    silent.at = (asked) => asked === '.edge/answers.json'
    await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
    silent.at = () => false
    await publisher.rollback({ id: '00000001' })
    expect(JSON.parse(objects.get('.edge/answers.json') ?? '').gone).toEqual([])
    await publisher.settled()
  })

  it('answers for a page that is gone, where the release that took it away was not finished (fault 105)', async () => {
    const { publisher, site, objects, silent, goneMap } = await machine()
    await site.write('/', home)
    await site.remove('/zimmer/turm')
    silent.at = (asked) => asked === 'index.html'
    await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
    silent.at = () => false
    // Of itself this changes nothing of what is answered.
    expect(await publisher.rollback({ path: '/' })).toMatchObject({ status: 'live' })
    expect(JSON.parse(objects.get('.edge/answers.json') ?? '').gone).toEqual(['/zimmer/turm'])
    expect(readFileSync(goneMap, 'utf8')).toBe('/zimmer/turm')
    await publisher.settled()
  })

  it('has the page as it is now, where the worker was killed while it was sent and the edit was taken back (fault 105)', async () => {
    const { publisher, site, objects, silent, sent, start } = await machine()
    await site.write('/zimmer/suite', room('Neu'))
    let then = ''
    silent.at = (asked) => {
      if (asked === page) then = readFileSync(sent, 'utf8')
      return asked === page
    }
    await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
    await publisher.settled()
    writeFileSync(sent, then)
    silent.at = () => false
    await site.write('/zimmer/suite', room('Zimmer /zimmer/suite'))
    const next = await start()
    await next.publish(site.whole())
    for (const key of [page, data]) expect(objects.get(key)).toContain('Zimmer /zimmer/suite')
    await next.settled()
  })

  it.each([
    ['data that came before it', data],
    ['what it is on its way to', '.release'],
  ])(
    'has the page as it is now, where the power failed while it was sent, and later %s as well (fault 105)',
    async (_, late) => {
      const { publisher, site, objects, silent, sent, start } = await machine()
      await site.write('/zimmer/suite', room('Neu'))
      silent.at = (asked) => asked === page
      await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
      await publisher.settled()
      writeFileSync(sent, '')
      await site.write('/zimmer/suite', room('Zimmer /zimmer/suite'))
      const next = await start()
      silent.at = (asked) => asked === late
      await expect(next.publish(site.whole())).rejects.toThrow('no answer in time')
      silent.at = () => false
      await next.rollback({ id: '00000001' })
      for (const key of [page, data]) expect(objects.get(key)).toContain('Zimmer /zimmer/suite')
      await next.settled()
    },
  )
})

it('A storage is written to no more by a machine that has lost the lead in the middle of a release', async () => {
  const { publisher, site, objects, silent, lead } = await machine()
  const before = objects.get('.release')
  await site.write('/', home)
  await site.remove('/zimmer/turm')
  silent.at = (asked) => {
    if (asked === 'index.html') lead.abort()
    return false
  }
  await expect(publisher.publish(site.regeneration())).rejects.toThrow(LeaseLost)
  expect([objects.get('.release'), objects.has('zimmer/turm')]).toEqual([
    expect.stringContaining(`${before} > 00000002`),
    true,
  ])
  expect(JSON.parse(objects.get('.edge/answers.json') ?? '').gone).toEqual([])
  await publisher.settled()
})

it('A page may run the scripts of both releases that a storage may have of it, until the one of them is there that it goes back to', async () => {
  const { publisher, site, silent, policiesMap } = await machine()
  const scripts = () => JSON.parse(readFileSync(policiesMap, 'utf8'))['zimmer/suite/index.html'].length
  const seen: number[] = [scripts()]
  let isLate = true
  silent.at = (asked) => {
    if (asked === page) seen.push(scripts())
    return asked === page && isLate
  }
  await site.write('/zimmer/suite', { ...room('Neu'), script: 'window.build=1' })
  await expect(publisher.publish(site.regeneration())).rejects.toThrow('no answer in time')
  isLate = false
  await publisher.rollback({ id: '00000001' })
  expect([...seen, scripts()]).toEqual([1, 2, 2, 1])
  await publisher.settled()
})
