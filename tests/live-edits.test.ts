import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderDifferences, folderHashes } from './support/folder-hashes'
import { freePort } from './support/free-port'
import { allReceipts } from './support/receipts'
import { type Site, startSite } from './support/site'
import { waitFor } from './support/wait-for'
import { makeWorkspace, type Workspace } from './support/workspace'

interface Store {
  name: string
  start(workspace: Workspace): Promise<Readonly<Record<string, string>>>
  stop(): Promise<void>
}

function redisStore(): Store {
  let redis: ChildProcess | undefined
  return {
    name: 'a real redis-server',
    async start(workspace) {
      const port = await freePort()
      redis = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', workspace.folder], {
        stdio: 'ignore',
      })
      return { REDIS_URL: `redis://127.0.0.1:${port}` }
    },
    async stop() {
      const ended = new Promise((resolve) => redis?.once('exit', resolve))
      if (redis?.kill()) await ended
    },
  }
}

const embeddedStore: Store = {
  name: 'the embedded store',
  start: async () => ({}),
  stop: async () => undefined,
}

describe.each([embeddedStore, redisStore()])('an edit in the content service, with $name', (store) => {
  let workspace: Workspace
  let site: Site

  const page = async (at: string) => {
    const response = await fetch(site.url + at, { redirect: 'manual' })
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    }
  }
  const published = () => folderHashes(realpathSync(path.join(workspace.dataFolder, 'site', 'live')))
  const showing = (at: string, text: string) =>
    waitFor(`${at} shows ${text}`, async () => ((await page(at)).text.includes(text) ? true : undefined))
  const answering = (at: string, status: number) =>
    waitFor(`${at} answers ${status}`, async () => ((await page(at)).status === status ? true : undefined))
  /** Waits until the folder that nginx would serve is the one that the edge serves. */
  const changedFiles = (before: ReadonlyMap<string, string>, until: (names: string[]) => boolean) =>
    waitFor('the published folder follows', async () => {
      const { missing, surplus, different } = folderDifferences(published(), before)
      const names = [...missing, ...surplus, ...different].sort()
      return until(names) ? names : undefined
    })

  beforeAll(async () => {
    workspace = makeWorkspace('live-edits')
    const environment = await store.start(workspace)
    site = await startSite(workspace, { environment, channel: 'arolles-bahnen' })
  })

  afterAll(async () => {
    await site?.stop()
    await store.stop()
    workspace?.remove()
  })

  it('of a title is live on every page that shows it, and on no other', async () => {
    const before = published()
    await site.outside.client.patch('room-arven').set({ title: 'Arvenzimmer am Hang' }).commit()
    await showing('/zimmer/arvenzimmer', 'Arvenzimmer am Hang')
    const names = await changedFiles(before, (changed) => changed.includes('zimmer/arvenzimmer/index.html'))
    expect(names).toContain('page-data/zimmer/arvenzimmer/page-data.json')
    const pages = names.filter((name) => name.endsWith('.html'))
    for (const name of pages) {
      expect((await page(`/${name.replace(/\/?index\.html$/, '')}`)).text).toContain('Arvenzimmer am Hang')
    }
    expect(names).not.toContain('fr/index.html')
    expect(pages.length).toBeLessThan(20)
  })

  it('that creates a page with a menu entry changes every page of its language and no other', async () => {
    const { client } = site.outside
    const before = published()
    await client.create({
      _id: 'page-made',
      _type: 'page',
      __i18n_lang: 'de',
      title: 'Murmeltiere',
      url: { _type: 'url', fullPath: '/murmeltiere' },
      parts: [{ _type: 'textPart', _key: 'text', title: 'Drei Familien wohnen oberhalb des Sees' }],
    })
    await client
      .patch('navigationMenu-top-header')
      .append('items', [
        {
          _type: 'menuItem',
          _key: 'made',
          title: 'Murmeltiere',
          pageRef: { _type: 'reference', _ref: 'page-made', _weak: true },
        },
      ])
      .commit()
    await showing('/murmeltiere', 'Drei Familien wohnen oberhalb des Sees')
    await showing('/impressum', 'Murmeltiere')
    const names = await changedFiles(before, (changed) => changed.includes('impressum/index.html'))
    const german = [...before.keys()].filter((name) => name.endsWith('.html') && !/^(fr|en)\//.test(name))
    expect(names.filter((name) => name.endsWith('.html')).sort()).toEqual(
      [...german, 'murmeltiere/index.html'].sort(),
    )
  })

  it('that moves a page leads the old path to the new one', async () => {
    await site.outside.client
      .patch('page-made')
      .set({ url: { _type: 'url', fullPath: '/tal-und-berg/murmeltiere' } })
      .commit()
    await showing('/tal-und-berg/murmeltiere', 'Drei Familien wohnen oberhalb des Sees')
    await answering('/murmeltiere', 301)
    expect((await page('/murmeltiere')).location).toMatch(/\/tal-und-berg\/murmeltiere$/)
    await showing('/impressum', '/tal-und-berg/murmeltiere')
  })

  it('that deletes a page leaves a 410 and takes it out of the menu', async () => {
    await site.outside.client.delete('page-made')
    await answering('/tal-und-berg/murmeltiere', 410)
    await waitFor('the menu has no marmots', async () =>
      (await page('/impressum')).text.includes('Murmeltiere') ? undefined : true,
    )
  })

  it('survives a builder that is killed, and the next edit goes live', async () => {
    const { client } = site.outside
    const pid = await waitFor('the builder has a process', () => builderOf(site.worker.pid))
    process.kill(pid, 'SIGKILL')
    await client.patch('room-valley').set({ title: 'Talzimmer nach dem Sturm' }).commit()
    await waitFor(
      'the edit after the kill is live',
      async () =>
        (await page('/zimmer/talzimmer')).text.includes('Talzimmer nach dem Sturm') ? true : undefined,
      240_000,
    )
  })

  it('with a wrong signature is refused and stores nothing', async () => {
    const response = await fetch(`${site.workerUrl}/webhooks/content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sanity-webhook-signature': 't=1,v1=wrong' },
      body: JSON.stringify({ _id: 'room-arven', _type: 'room' }),
    })
    expect(response.status).toBe(401)
  })

  it('waits while the content service fails, with the same builder, and is live when it answers again (fault 18)', async () => {
    const { client, lake } = site.outside
    const pid = await builderOf(site.worker.pid)
    const fault = { kind: 'status-500', times: 5, endpoints: ['doc'] }
    await fetch(`${lake.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) })
    await client.patch('room-valley').set({ title: 'Talzimmer nach der Störung' }).commit()
    await showing('/zimmer/talzimmer', 'Talzimmer nach der Störung')
    expect(await (await fetch(`${lake.url}/sandbox/faults`)).json()).toEqual({ faults: [] })
    expect(await builderOf(site.worker.pid)).toBe(pid)
  })

  it('is asked to end in the middle of an edit: it ends within 20 s with 0, and finds on its start what was edited and deleted meanwhile (faults 10 and 16)', async () => {
    const { client } = site.outside
    await client.create({
      _id: 'page-brief',
      _type: 'page',
      __i18n_lang: 'de',
      title: 'Kurz da',
      url: { _type: 'url', fullPath: '/kurz-da' },
    })
    await showing('/kurz-da', 'Kurz da')
    await client.patch('room-arven').set({ title: 'Arvenzimmer am Abend' }).commit()
    const askedAt = Date.now()
    await site.stopWorker()
    expect(Date.now() - askedAt).toBeLessThan(20_000)
    expect(site.worker.exitCode).toBe(0)
    await client.patch('room-valley').set({ title: 'Talzimmer in der Nacht' }).commit()
    await client.delete('page-brief')
    await site.startWorker()
    await showing('/zimmer/arvenzimmer', 'Arvenzimmer am Abend')
    await showing('/zimmer/talzimmer', 'Talzimmer in der Nacht')
    await answering('/kurz-da', 410)
    await waitFor('the comparison after the start has its receipt', async () => {
      const receipts = [...(await allReceipts(site.workerUrl)).values()]
      return receipts.some(({ change }) => change.kind === 'reconcile') ? true : undefined
    })
  })

  it('leaves a site that equals a clean build of the same content, byte by byte', async () => {
    const live = published()
    await site.stopWorker()
    const clean = await buildClean(workspace, site.outside.environment)
    expect(folderDifferences(live, clean)).toEqual({ missing: [], surplus: [], different: [] })
  })
})

const runCommand = promisify(execFile)

/** What `gatsby build` makes from nothing, in the folder that the builder worked in. */
async function buildClean(workspace: Workspace, environment: Readonly<Record<string, string>>) {
  const folder = path.join(workspace.dataFolder, 'builder', 'a')
  for (const name of ['.cache', 'public']) rmSync(path.join(folder, name), { recursive: true, force: true })
  await runCommand('npx', ['gatsby', 'build'], {
    cwd: folder,
    env: { ...environment, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return folderHashes(path.join(folder, 'public'))
}

/** The process id of the builder among the children of the worker. */
async function builderOf(worker: number | undefined): Promise<number | undefined> {
  const { stdout } = await runCommand('ps', ['-eo', 'pid=,ppid=,args='])
  for (const line of stdout.split('\n')) {
    const [pid, parent] = line.trim().split(/\s+/)
    if (line.includes('builder-process') && Number(parent) === worker) return Number(pid)
  }
  return undefined
}
