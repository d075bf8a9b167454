import { existsSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Objects } from '../../worker/publish/targets/objects'
import { s3Target } from '../../worker/publish/targets/s3'
import { machineIn } from './machines'
import { clientTo, type LocalS3, startS3 } from './s3-server'
import { answersOn } from './storage-machines'
import { temporaryFolder } from './temporary-folder'

const bucket = 'hotel'
let server: LocalS3

beforeAll(async () => {
  server = await startS3(bucket)
})
afterAll(() => server.stop())

/** A client whose sending fails when it says so; keeps the order of the keys that arrived. */
function watchedClient(endpoint: string, fails: (request: number) => boolean) {
  const client = clientTo(endpoint)
  const written: string[] = []
  let requests = 0
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input
      const isWrite =
        context.commandName === 'PutObjectCommand' || context.commandName === 'DeleteObjectsCommand'
      if (isWrite && fails(++requests)) throw new Error('made to fail')
      const result = await next(args)
      if (isWrite) written.push('Key' in input ? String(input.Key) : 'removals')
      return result
    },
    { step: 'initialize' },
  )
  return { client, written }
}

async function keysOf(client: S3Client, prefix: string): Promise<string[]> {
  const answer = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }))
  return (answer.Contents ?? []).map(({ Key }) => (Key ?? '').slice(prefix.length)).sort()
}

const textOf = async (client: S3Client, key: string): Promise<string | undefined> =>
  (await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))).Body?.transformToString()

describe('S3-compatible storage', () => {
  it('holds pages without index.html, with type, cache rule and encoding, in the order of reference', async () => {
    const disk = await temporaryFolder('s3')
    const { client, written } = watchedClient(server.url, () => false)
    const folder = path.join(disk, 's3')
    const target = s3Target({ client, bucket, prefix: 'a/', folder, textEncoding: 'gzip' })
    const { site, open } = await machineIn(disk, () => ({ target }))
    const publisher = open()
    await publisher.publish(site.whole())
    expect(await keysOf(client, 'a/')).toEqual(
      expect.arrayContaining(['index.html', 'fr', 'zimmer/arven', '.release']),
    )
    const page = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: 'a/zimmer/arven' }))
    expect(page).toMatchObject({
      ContentType: 'text/html; charset=utf-8',
      CacheControl: 'public, max-age=0, must-revalidate',
      ContentEncoding: 'gzip',
    })
    const script = await client.send(
      new HeadObjectCommand({ Bucket: bucket, Key: 'a/app-0123456789abcdef0123.js' }),
    )
    expect(script.CacheControl).toBe('public, max-age=31536000, immutable')
    const position = (key: string) => written.indexOf(`a/${key}`)
    expect(position('app-0123456789abcdef0123.js')).toBeLessThan(
      position('page-data/zimmer/arven/page-data.json'),
    )
    expect(position('page-data/zimmer/arven/page-data.json')).toBeLessThan(position('zimmer/arven'))
    expect(position('zimmer/arven')).toBeLessThan(position('page-data/app-data.json'))
    expect(written.at(-1)).toBe('a/.release')
    await site.write('/', { owner: 'page-home', text: 'Neu', alternates: { de: '/', fr: '/fr', en: '/en' } })
    await site.remove('/zimmer/turm')
    written.length = 0
    await publisher.publish(site.regeneration())
    expect(written).toEqual([
      'a/.release',
      'a/page-data/index/page-data.json',
      'a/index.html',
      'a/.edge/answers.json',
      'a/_redirects',
      'removals',
      'a/.release',
    ])
    expect(await textOf(client, 'a/_redirects')).toBe('/zimmer/turm /410.html 410\n')
    const answers = JSON.parse((await textOf(client, 'a/.edge/answers.json')) ?? '')
    expect(answers).toMatchObject({ version: 1, redirects: {}, gone: ['/zimmer/turm'] })
    expect(answers.scripts['index.html']).toHaveLength(1)
    expect(await keysOf(client, 'a/')).not.toContain('zimmer/turm')
  })

  it('keeps with each page which scripts it has, where these are few', async () => {
    const disk = await temporaryFolder('s3')
    const client = clientTo(server.url)
    const objects = new Objects({ client, bucket, prefix: 'scripts/' })
    const target = s3Target({ client, bucket, prefix: 'scripts/', folder: path.join(disk, 's3') })
    const { site, open } = await machineIn(disk, () => ({ target }))
    const many = Array.from({ length: 40 }, (_, order) => `let a=${order}`).join('</script><script>')
    await site.write('/zimmer/viele', { owner: 'room-many', text: 'Viele', script: many })
    const publisher = open()
    await publisher.publish(site.whole())
    const { sha256, scriptHashes = [] } = publisher.view.find('zimmer/arven/index.html') ?? {}
    expect(scriptHashes).toHaveLength(1)
    expect(await objects.metadata('zimmer/arven')).toEqual({ sha256, scripts: scriptHashes.join(' ') })
    expect(await objects.metadata('robots.txt')).toEqual({
      sha256: publisher.view.find('robots.txt')?.sha256,
    })
    const { scripts } = await answersOn(objects)
    expect(scripts['zimmer/viele/index.html']).toHaveLength(40)
    expect(Object.keys((await objects.metadata('zimmer/viele')) ?? {})).toEqual(['sha256'])
    await publisher.settled()
  })

  it.each([2, 3, 5])(
    'is complete in the end when every %i. request fails, and sends nothing twice',
    async (each) => {
      const disk = await temporaryFolder('s3')
      const prefix = `every-${each}/`
      const { client, written } = watchedClient(server.url, (request) => request % each === 0)
      const target = s3Target({ client, bucket, prefix, folder: path.join(disk, 's3'), atOnce: 1 })
      const { site, open } = await machineIn(disk, () => ({ target }))
      const publisher = open()
      const input = site.whole()
      let release = await publisher.publish(input).catch((error: Error) => error)
      for (let tries = 0; release instanceof Error && tries < 60; tries += 1) {
        expect(release.message).toContain('made to fail')
        release = await publisher
          .publish({ ...input, files: [], isWhole: false })
          .catch((error: Error) => error)
      }
      expect(release).toMatchObject({ status: 'live' })
      const ofTheSite = written.filter((key) => key !== `${prefix}.release`)
      expect(new Set(ofTheSite).size).toBe(ofTheSite.length)
      expect(await textOf(client, `${prefix}zimmer/arven`)).toContain('Zimmer /zimmer/arven')
      expect(await textOf(client, `${prefix}page-data/app-data.json`)).toContain('webpackCompilationHash')
    },
  )

  it('that was left behind is caught up with by the first release after a start, whose damaged bytes are made again by it (fault 74)', async () => {
    const disk = await temporaryFolder('s3')
    const folder = path.join(disk, 's3')
    let fails = false
    const { client } = watchedClient(server.url, () => fails)
    const { site, releases, open } = await machineIn(disk, () => ({
      target: s3Target({ client, bucket, prefix: 'behind/', folder }),
    }))
    const before = open()
    await before.publish(site.whole())
    const pages = ['/zimmer/arven', '/zimmer/suite']
    for (const page of pages)
      await site.write(page, { owner: `page-${page}`, text: 'Neu', links: ['/', '/fr'] })
    fails = true
    await expect(before.publish(site.regeneration())).rejects.toThrow('made to fail')
    await before.settled()
    fails = false
    const { sha256 } = before.view.find('zimmer/arven/index.html') ?? { sha256: '' }
    const blob = path.join(releases, 'blobs', sha256.slice(0, 2), sha256.slice(2))
    for (const ending of ['', '.br', '.gz']) if (existsSync(blob + ending)) truncateSync(blob + ending, 10)

    const after = open()
    await after.ready()
    expect(await textOf(client, 'behind/zimmer/suite')).toContain('Zimmer /zimmer/suite')
    await after.publish(site.whole())
    await after.look()
    for (const page of pages) expect(await textOf(client, `behind${page}`)).toContain('Neu')
    expect(existsSync(path.join(folder, 'withheld/zimmer/arven/index.html'))).toBe(false)
    await after.settled()
  })

  it('is written to by the machine that leads alone: not by a start, a list or a command of another one (fault 82)', async () => {
    const root = await temporaryFolder('s3')
    const client = clientTo(server.url)
    const purged: string[] = []
    const machine = (name: string) =>
      machineIn(path.join(root, name), () => ({
        target: s3Target({ client, bucket, prefix: 'led/', folder: path.join(root, name, 's3') }),
        purge: { name: 'told', purge: async (paths) => void purged.push(...paths) },
      }))
    const seen = async () => [await textOf(client, 'led/zimmer/arven'), await textOf(client, 'led/.release')]
    const [standby, leader] = [await machine('standby'), await machine('leader')]
    // It led once, long ago.
    await standby.open().publish(standby.site.whole())
    const leading = leader.open()
    await leader.site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu', links: ['/', '/fr'] })
    await leading.publish(leader.site.whole())
    const live = await seen()
    expect(live[0]).toContain('Neu')

    const started = standby.open()
    await started.ready()
    expect(await standby.command('list')).toMatchObject({
      code: 0,
      printed: expect.stringContaining('00000001'),
    })
    expect(await standby.command('show', '00000001')).toMatchObject({ code: 0 })
    expect(await standby.command('rollback', '/zimmer/arven')).toEqual({
      code: 1,
      printed: expect.stringContaining('give the command on the machine whose worker leads'),
    })
    expect(await seen()).toEqual(live)

    // It takes over, and the content is again what it had: nothing of that is new to it, but what is live is.
    purged.length = 0
    const lost = async () => Promise.reject(new Error('the lease is lost'))
    await expect(started.publish({ ...standby.site.whole(), fence: lost })).rejects.toThrow(
      'the lease is lost',
    )
    expect(await seen()).toEqual(live)
    expect(await started.publish(standby.site.whole())).toMatchObject({ status: 'unchanged' })
    expect((await seen())[0]).toContain('Zimmer /zimmer/arven')
    expect(purged).toEqual(
      expect.arrayContaining(['/zimmer/arven', '/page-data/zimmer/arven/page-data.json']),
    )
    await Promise.all([started, leading].map((publisher) => publisher.settled()))
  })

  it('is left alone where another product publishes to it, and both go on in places of their own', async () => {
    const root = await temporaryFolder('s3')
    const client = clientTo(server.url)
    const publish = async (name: string, owner: string, prefix = 'owned/') => {
      const disk = path.join(root, name)
      const target = s3Target({ client, bucket, prefix, folder: path.join(disk, 's3'), owner })
      const { site, open } = await machineIn(disk, () => ({ target }))
      return open().publish(site.whole())
    }
    expect(await publish('leader', 'one')).toMatchObject({ status: 'live' })
    const marker = await textOf(client, 'owned/.release')
    await expect(publish('laptop', 'two')).rejects.toThrow(/owned\/ is published to by another/)
    expect(await textOf(client, 'owned/.release')).toBe(marker)
    expect(await publish('laptop-apart', 'two', 'apart/')).toMatchObject({ status: 'live' })
    expect(await publish('standby', 'one')).toMatchObject({ status: 'live' })
  })
})
