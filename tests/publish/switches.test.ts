import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createEdge } from '../../worker/edge/edge'
import { siteFile } from '../../worker/edge/nginx'
import { edgeSettings } from '../../worker/edge/settings'
import { listeningPort } from '../../worker/http/listening-port'
import { createProver } from '../../worker/publish/prove/proof'
import { createPublisher } from '../../worker/publish/publisher'
import { machineIn } from './machines'
import { nginxFolder } from './nginx-folder'
import { nginxProgram, runNginx } from './nginx-server'
import { ask } from './requests'
import { siteUrl } from './small-site'
import { temporaryFolder } from './temporary-folder'

const switches = 100

/** A hotel served by the built-in edge and, where there is one, by nginx. */
async function servedHotel() {
  const folder = await temporaryFolder('switches')
  const settings = edgeSettings({
    siteUrl,
    pictureSource: { projectId: 'p', dataset: 'd' },
    imageOrigin: 'http://127.0.0.1:9',
    pressOrigin: 'http://127.0.0.1:9',
  })
  const { port, place, target } = await nginxFolder(folder, settings)
  let origin = ''
  const { site, open } = await machineIn(folder, () => ({
    target,
    prove: (pages) => createProver({ edge: origin })(pages),
  }))
  const publisher = open()
  await publisher.ready()
  const edge = createEdge(publisher.view, settings)
  origin = await new Promise<string>((resolve) => {
    edge.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${listeningPort(edge)}`))
  })
  onTestFinished(async () => {
    edge.closeAllConnections()
    await new Promise((resolve) => edge.close(resolve))
  })
  const first = await publisher.publish(site.whole())
  const origins = [origin]
  if (nginxProgram) {
    const nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
    onTestFinished(() => nginx.stop())
    origins.push(nginx.url)
  }
  return { site, publisher, origins, first }
}

const page = '/zimmer/arven'
const data = '/page-data/zimmer/arven/page-data.json'

const versionIn = (text: string): number => Number(/Fassung (\d+)/.exec(text)?.[1] ?? 0)

/** Asks for data, page and data again: where both data are one version, the page has to be that version, too. */
async function lookOnce(origin: string): Promise<{ mixed: boolean; statuses: number[] }> {
  const before = await ask(origin, { path: data })
  const seen = await ask(origin, { path: page })
  const after = await ask(origin, { path: data })
  const versions = [before, seen, after].map(({ bytes }) => versionIn(bytes.toString()))
  const still = versions[0] === versions[2]
  return { mixed: still && versions[1] !== versions[0], statuses: [before.status, seen.status, after.status] }
}

describe('a visitor during a hundred switches', () => {
  it('meets no 404 and no page whose data is of another release', async () => {
    const { site, publisher, origins, first } = await servedHotel()
    expect(first.proof).toMatchObject({ live: true, stale: [] })
    let going = true
    const looked = origins.map(() => 0)
    const wrong: string[] = []
    const visitors = origins.map(async (origin, index) => {
      while (going) {
        const { mixed, statuses } = await lookOnce(origin)
        looked[index] = (looked[index] ?? 0) + 1
        if (mixed || statuses.some((status) => status !== 200))
          wrong.push(`${index} ${mixed} ${statuses.join()}`)
      }
    })
    for (let version = 1; version <= switches; version += 1) {
      await site.write(page, { owner: 'room-arven', text: `Fassung ${version}`, links: ['/'] })
      const release = await publisher.publish(site.regeneration())
      expect(release.status).toBe('live')
      expect(release.proof?.live).toBe(true)
    }
    going = false
    await Promise.all(visitors)
    expect(wrong).toEqual([])
    for (const count of looked) expect(count).toBeGreaterThan(20)
  })
})

it('shows a waiting page that asks again before the first release', async () => {
  const publisher = createPublisher({ folder: await temporaryFolder('empty'), gate: { siteUrl } })
  await publisher.ready()
  const settings = edgeSettings({
    siteUrl,
    pictureSource: { projectId: 'p', dataset: 'd' },
    imageOrigin: 'http://127.0.0.1:9',
    pressOrigin: 'http://127.0.0.1:9',
  })
  const edge = createEdge(publisher.view, settings)
  const origin = await new Promise<string>((resolve) => {
    edge.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${listeningPort(edge)}`))
  })
  const answer = await ask(origin, { path: '/zimmer' })
  expect(answer.status).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.bytes.toString()).toContain('Einen Augenblick')
  const picture = await ask(origin, { path: '/images/p/d/c-1x1.png' })
  expect(picture.status).toBe(502)
  edge.closeAllConnections()
  await new Promise((resolve) => edge.close(resolve))
})
