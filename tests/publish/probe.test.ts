import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEdge } from '../../worker/edge/edge'
import { siteFile } from '../../worker/edge/nginx'
import { type EdgeSettings, edgeSettings } from '../../worker/edge/settings'
import { type Findings, probe } from '../../worker/probe/probe'
import { findingsInWords } from '../../worker/probe/words'
import type { Publisher } from '../../worker/publish/publisher'
import { type ReleaseReader, readReleases } from '../../worker/publish/store/release-reader'
import { freePort } from '../../worker/streams/testing/free-port'
import { machineIn } from './machines'
import { nginxFolder } from './nginx-folder'
import { nginxProgram, type RunningNginx, runNginx } from './nginx-server'
import { type SmallSite, siteUrl } from './small-site'

const settings: EdgeSettings = edgeSettings({
  siteUrl: siteUrl.replace('http:', 'https:'),
  pictureSource: { projectId: 'p', dataset: 'd' },
  imageOrigin: 'http://127.0.0.1:9',
  pressOrigin: 'http://127.0.0.1:9',
})

let folder: string
let site: SmallSite
let publisher: Publisher
let reader: ReleaseReader
let nginx: RunningNginx | undefined
const servers: Server[] = []

const listening = async (server: Server): Promise<string> => {
  servers.push(server)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${port}`
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'probe-'))
  const { port, place, target } = await nginxFolder(folder, settings)
  const machine = await machineIn(folder, () => ({ target }))
  publisher = machine.open()
  site = machine.site
  await site.file(
    '_redirects.json',
    JSON.stringify({ list: [{ from: '/sommer', to: 'https://booking.example/x?season=summer' }] }),
  )
  await site.write('/zimmer/alt', { owner: 'room-alt', text: 'Alt' })
  await site.write('/zimmer/fort', { owner: 'room-fort', text: 'Fort' })
  await site.write('/gästehäuser', { owner: 'page-houses', text: 'Häuser' })
  await publisher.publish(site.whole())
  await site.remove('/zimmer/alt')
  await site.write('/zimmer/neu', { owner: 'room-alt', text: 'Neu' })
  await site.remove('/zimmer/fort')
  await publisher.publish(site.regeneration())
  await publisher.settled()
  reader = await readReleases(machine.releases)
  if (nginxProgram)
    nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
})

afterAll(async () => {
  await nginx?.stop()
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

const ask = (address: string): Promise<Findings> =>
  probe(reader, { site: address, settings, most: 100, patience: 0 })

/** What differs, each with the addresses that it is told of. */
const told = ({ wrong }: Findings): Record<string, string[]> => {
  const all: Record<string, string[]> = {}
  for (const { question, differences } of wrong)
    for (const { what, has } of differences)
      all[what === 'bytes' ? what : `${what}: ${has}`] = [
        ...(all[what === 'bytes' ? what : `${what}: ${has}`] ?? []),
        question.request.url,
      ]
  return all
}

type Fetch = (headers: Headers) => Promise<Response>

/** The built-in edge behind something that stands between it and visitors. */
async function behind(
  alter: (url: string, headers: Headers, fetched: Fetch) => Promise<Response>,
): Promise<string> {
  const origin = await listening(createEdge(publisher.view, settings))
  return listening(
    createServer((request, response) => {
      const { url = '/', method = 'GET' } = request
      const sent = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      const fetched: Fetch = (headers) => fetch(origin + url, { method, headers, redirect: 'manual' })
      alter(url, new Headers(Object.fromEntries(sent)), fetched)
        .then(async (answer) => {
          const kept = [...answer.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name))
          response.writeHead(answer.status, Object.fromEntries(kept))
          response.end(Buffer.from(await answer.arrayBuffer()))
        })
        .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
    }),
  )
}

describe('asking as visitors do', () => {
  it('finds nothing at the built-in server: pages, files, old paths, languages, what is missing', async () => {
    const findings = await ask(await listening(createEdge(publisher.view, settings)))
    expect(told(findings)).toEqual({})
    expect(findings.asked).toBeGreaterThan(40)
    expect(findingsInWords('http://hotel.test', findings)).toMatch(
      /^http:\/\/hotel\.test: \d+ answers, each as release 0+2 /,
    )
  })

  it.skipIf(!nginxProgram)('finds nothing at nginx', async () => {
    expect(told(await ask(nginx?.url ?? ''))).toEqual({})
  })

  it('names the page that a cache still has in its old version, and what the cache says of itself', async () => {
    const old = new Response('<title>old</title>', {
      headers: { 'content-type': 'text/html; charset=utf-8', age: '31' },
    })
    const address = await behind(async (url, headers, fetched) =>
      url === '/zimmer/arven' ? old.clone() : fetched(headers),
    )
    const findings = await ask(address)
    expect(told(findings).bytes).toEqual(['/zimmer/arven'])
    expect(findingsInWords(address, findings)).toMatch(
      /another bytes:\n {4}GET \/zimmer\/arven \(page, de\) \[age: 31\]/,
    )
  })

  it('names a header that somebody in front takes away, once for all pages', async () => {
    const address = await behind(async (url, headers, fetched) => {
      const answer = await fetched(headers)
      if (url !== '/fr' && url !== '/en') return answer
      const left = [...answer.headers].filter(([name]) => name !== 'strict-transport-security')
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: left })
    })
    const findings = await ask(address)
    const { 'Strict-Transport-Security: ': without, ...others } = told(findings)
    expect([[...new Set(without)].sort(), others]).toEqual([['/en', '/fr'], {}])
    expect(findingsInWords(address, findings)).toContain(
      'Strict-Transport-Security is missing, not "max-age=',
    )
  })

  it('names pages that should be gone or moved, and a language that is not led to', async () => {
    const page = () => new Response('there', { headers: { 'content-type': 'text/html; charset=utf-8' } })
    const isAltered = new Set(['/zimmer/fort', '/zimmer/alt', '/sommer'])
    const address = await behind(async (url, headers, fetched) => {
      if (isAltered.has(url)) return page()
      if (url === '/') headers.delete('accept-language')
      return fetched(headers)
    })
    const { 'status: 200': wrong = [], ...others } = told(await ask(address))
    expect(others).toEqual({})
    expect(wrong.sort()).toEqual(['/', '/', '/sommer', '/zimmer/alt', '/zimmer/fort'])
  })

  it('says that nobody answers', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    const findings = await ask(nobody)
    expect(findings.wrong).toHaveLength(findings.asked)
    expect(findingsInWords(nobody, findings)).toContain('status is "no answer (ECONNREFUSED)", not "200"')
  })

  it('takes a release that comes meanwhile for what it is', async () => {
    const address = await listening(createEdge(publisher.view, settings))
    await site.write('/zimmer/arven', { owner: 'room-arven', text: 'Neu eingerichtet', links: ['/', '/fr'] })
    const publishing = publisher.publish(site.regeneration())
    const findings = await probe(reader, { site: address, settings, most: 100, patience: 5_000 })
    await publishing
    expect(told(findings)).toEqual({})
  })
})
