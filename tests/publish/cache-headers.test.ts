import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createEdge } from '../../worker/edge/edge'
import { siteFile } from '../../worker/edge/nginx'
import type { CacheHeader } from '../../worker/edge/rules'
import { listening } from '../../worker/testing/listening'
import { loneEdge } from './lone-edge'
import { machineIn } from './machines'
import { nginxFolder } from './nginx-folder'
import { nginxProgram, runNginx } from './nginx-server'
import { ask } from './requests'
import { smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

const forBrowsers = 'public, max-age=0, must-revalidate'
const forCaches = 'max-age=86400, stale-while-revalidate=60, stale-if-error=604800'

/** A small hotel, one page of which has moved, behind both servers with such a cache in front. */
async function bothServers(cacheHeader: CacheHeader | undefined) {
  const folder = await temporaryFolder('cache-header')
  const settings = loneEdge({ cacheHeader })
  const { port, place, target } = await nginxFolder(folder, settings)
  const { site, open } = await machineIn(folder, () => ({ target }), smallHotel)
  await site.write('/zimmer/alt', { owner: 'room-alt', text: 'Alt' })
  const publisher = open()
  await publisher.publish(site.whole())
  await site.remove('/zimmer/alt')
  await site.write('/zimmer/neu', { owner: 'room-alt', text: 'Neu' })
  await publisher.publish(site.regeneration())
  await publisher.settled()
  const origins = [await listening(createEdge(publisher.view, settings))]
  if (nginxProgram) {
    const nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
    onTestFinished(() => nginx.stop())
    origins.push(nginx.url)
  }
  return origins
}

describe('A cache that is told of every change', () => {
  it.each([
    ['no header', undefined, { 'cache-control': forBrowsers }],
    [
      'CDN-Cache-Control',
      'CDN-Cache-Control',
      { 'cache-control': forBrowsers, 'cdn-cache-control': forCaches },
    ],
    [
      'Surrogate-Control',
      'Surrogate-Control',
      { 'cache-control': forBrowsers, 'surrogate-control': forCaches },
    ],
    [
      'Cache-Control',
      'Cache-Control',
      { 'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate' },
    ],
  ] as const)(
    'may keep pages by %s, and neither home page nor redirect nor what is missing',
    async (_name, header, ofPages) => {
      for (const origin of await bothServers(header)) {
        const said = async (path: string) => {
          const { headers } = await ask(origin, { path })
          const names = ['cache-control', 'cdn-cache-control', 'surrogate-control']
          return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
        }
        expect(await said('/zimmer/neu'), origin).toEqual(ofPages)
        expect(await said('/page-data/zimmer/neu/page-data.json'), origin).toEqual(ofPages)
        expect(await said('/'), origin).toEqual({ 'cache-control': forBrowsers.replace('public', 'private') })
        expect(await said('/zimmer/alt'), origin).toEqual({ 'cache-control': forBrowsers })
        expect(await said('/nirgends'), origin).toEqual({ 'cache-control': 'no-cache' })
      }
    },
  )
})
