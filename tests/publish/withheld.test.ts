import { readdirSync, readFileSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createEdge } from '../../worker/edge/edge'
import { siteFile } from '../../worker/edge/nginx'
import { edgeSettings } from '../../worker/edge/settings'
import { listeningPort } from '../../worker/http/listening-port'
import { machineIn } from './machines'
import { nginxFolder } from './nginx-folder'
import { nginxProgram, runNginx } from './nginx-server'
import { siteUrl } from './small-site'
import { temporaryFolder } from './temporary-folder'

/** Files of which nothing is whole: a page, the data of another, the home page, an error page, a script. */
const lost = [
  'zimmer/arven/index.html',
  'page-data/zimmer/turm/page-data.json',
  'index.html',
  '404.html',
  '404/index.html',
  'app-0123456789abcdef0123.js',
]

it.skipIf(!nginxProgram)(
  'what nothing whole is left of is answered with 503 by both edges, and everything else is right (fault 74)',
  async () => {
    const folder = await temporaryFolder('withheld')
    const services = 'http://127.0.0.1:9'
    const pictureSource = { projectId: 'p', dataset: 'd' }
    const settings = edgeSettings({ siteUrl, pictureSource, imageOrigin: services, pressOrigin: services })
    const { port, place, target } = await nginxFolder(folder, settings)
    const { site, open } = await machineIn(folder, () => ({ target }))
    const publisher = open()
    await publisher.publish(site.whole())
    await publisher.settled()
    const nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
    onTestFinished(() => nginx.stop())
    const edge = createEdge(publisher.view, settings)
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
    onTestFinished(async () => {
      edge.closeAllConnections()
      await new Promise((resolve) => edge.close(resolve))
    })
    const right = new Map(readAll(path.join(folder, 'root')))
    for (const file of lost) {
      const { sha256 } = publisher.view.find(file) ?? { sha256: '' }
      const blob = path.join(folder, 'releases/blobs', sha256.slice(0, 2), sha256.slice(2))
      truncateSync(path.join(folder, 'root', file), 10)
      for (const ending of ['', '.br', '.gz']) truncateSync(blob + ending, 10)
    }
    await publisher.look()
    expect([...publisher.damage().lost].sort()).toEqual([...lost].sort())

    const origins = [nginx.url, `http://127.0.0.1:${listeningPort(edge)}`]
    for (const origin of origins) {
      for (const [file, bytes] of right) {
        if (/^(?:fr\/)?404/.test(file)) continue
        const address = file.replace(/\/?index\.html$/, '').replace(/^/, '/')
        const response = await fetch(origin + address, {
          redirect: 'manual',
          headers: { 'user-agent': 'Mozilla/5.0', 'accept-language': 'de' },
        })
        const body = Buffer.from(await response.arrayBuffer())
        if (lost.includes(file)) {
          expect([response.status, response.headers.get('retry-after')], `${origin} ${file}`).toEqual([
            503,
            '5',
          ])
        } else {
          expect(response.status, `${origin} ${file}`).toBe(200)
          expect(body.equals(bytes), `${origin} ${file}`).toBe(true)
        }
      }
      const missing = await fetch(`${origin}/nirgends`)
      expect(missing.status).toBeGreaterThanOrEqual(404)
      const text = await missing.text()
      expect(text.length === 10 && right.get('404.html')?.toString().startsWith(text)).toBe(false)
    }
  },
)

const readAll = (folder: string): [string, Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), readFileSync(file)]
    })
