import { createHash } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type NginxPlace, nginxFiles, siteFile } from '../../worker/edge/nginx'
import { nginxHasRead } from '../../worker/publish/prove/nginx-has-read'
import type { ConfigurationOptions } from '../../worker/publish/targets/configuration'
import { folderTarget } from '../../worker/publish/targets/folder'
import { s3Target } from '../../worker/publish/targets/s3'
import type { Target } from '../../worker/publish/targets/target'
import { freePort } from '../../worker/streams/testing/free-port'
import { loneEdge } from './lone-edge'
import { machineIn } from './machines'
import { nginxProgram, runNginx } from './nginx-server'
import { ask } from './requests'
import { clientTo, startS3 } from './s3-server'
import { temporaryFolder } from './temporary-folder'

type Look = () => Promise<void>

/** Where pages lie, and what brings them there with the configuration of an nginx. */
interface Place {
  storage?: NginxPlace['storage']
  target(folder: string, configuration: ConfigurationOptions, look: Look): Target
}

const onDisk = async (): Promise<Place> => ({
  target: (folder, configuration) => folderTarget({ folder, ...configuration }),
})

/** What lies there is also looked at after each object. */
async function onStorage(): Promise<Place> {
  const s3 = await startS3('hotel')
  onTestFinished(() => s3.stop())
  return {
    storage: `${s3.url}/hotel/live`,
    target: (folder, configuration, look) => {
      const client = clientTo(s3.url)
      client.middlewareStack.add((next) => async (asked) => {
        const answer = await next(asked)
        await look()
        return answer
      })
      return s3Target({ client, bucket: 'hotel', prefix: 'live/', folder, atOnce: 1, ...configuration })
    },
  }
}

/** A hotel behind nginx. `look` is called with its address around each reading of a configuration, when a switch is half done. */
async function hotelBehindNginx({ storage, target }: Place, look: (url: string) => Promise<void>) {
  const folder = await temporaryFolder('switched')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = loneEdge()
  const served = path.join(folder, 'public')
  const place: NginxPlace = {
    ...{ listen: `127.0.0.1:${port}`, folder: served, cache: path.join(folder, 'cache') },
    ...(storage === undefined ? {} : { storage }),
  }
  const log = { info: () => undefined, warn: () => undefined }
  let isWatched = false
  const lookWhileWatched = async () => {
    if (isWatched) await look(url)
  }
  const configuration: ConfigurationOptions = {
    configuration: (answers) => nginxFiles(settings, place, answers),
    async reload(files) {
      await lookWhileWatched()
      await nginxHasRead(files, { origin: url, log, patience: 60_000 })
      await lookWhileWatched()
    },
  }
  const { site, open } = await machineIn(folder, () => ({
    target: target(served, configuration, lookWhileWatched),
  }))
  let publisher = open()
  await publisher.publish(site.whole())
  const nginx = await runNginx(path.join(folder, 'server'), path.join(served, siteFile), port)
  onTestFinished(() => nginx.stop())
  onTestFinished(() => publisher.settled())
  const publish = async (watched = true) => {
    isWatched = watched
    expect(await publisher.publish(site.regeneration())).toMatchObject({ status: 'live' })
    isWatched = false
    await look(url)
  }
  /** The worker is started anew, as for a deployment. */
  const restart = async () => {
    await publisher.settled()
    publisher = open()
  }
  return { site, publish, restart }
}

const places: readonly [name: string, place: () => Promise<Place>][] = [
  ['the disk', onDisk],
  ['a storage', onStorage],
]

describe.skipIf(!nginxProgram).each(places)(
  'Behind nginx on %s, whoever comes while a release is switched',
  (_name, placeOf) => {
    it('finds a page that moves by both its addresses', async () => {
      const seen: string[] = []
      const { site, publish } = await hotelBehindNginx(await placeOf(), async (url) => {
        for (const asked of ['/zimmer/arven', '/zimmer/arve']) {
          const { status, headers } = await ask(url, { path: asked })
          const at = status === 301 ? String(headers.location) : asked
          seen.push(`${asked} ${(await ask(url, { path: at })).status}`)
        }
      })
      await site.write('/', {
        owner: 'page-home',
        text: 'Ohne',
        alternates: { de: '/', fr: '/fr', en: '/en' },
      })
      const move = async (from: string, to: string, isWatched: boolean) => {
        await site.remove(from)
        await site.write(to, { owner: 'room-arven', text: `Jetzt ${to}`, links: ['/'] })
        await publish(isWatched)
      }
      await move('/zimmer/arven', '/zimmer/arve', false)
      await move('/zimmer/arve', '/zimmer/arven', true)
      await move('/zimmer/arven', '/zimmer/arve', true)
      expect(new Set(seen)).toEqual(new Set(['/zimmer/arven 200', '/zimmer/arve 200']))
      expect(seen.length).toBeGreaterThan(12)
    }, 240_000)

    it('gets each page with the policy of its own scripts', async () => {
      const allowed: boolean[] = []
      const { site, publish, restart } = await hotelBehindNginx(await placeOf(), async (url) => {
        const { bytes, headers } = await ask(url, { path: '/zimmer/arven' })
        const script = /<script>([^<]*)<\/script>/.exec(bytes.toString())?.[1] ?? ''
        const hash = createHash('sha256').update(script).digest('base64')
        allowed.push(String(headers['content-security-policy']).includes(`'sha256-${hash}'`))
      })
      for (const script of ['window.build=1', 'window.build=2', 'window.build=3']) {
        await site.write('/zimmer/arven', { owner: 'room-arven', text: script, links: ['/'], script })
        await publish()
        await restart()
      }
      expect(new Set(allowed)).toEqual(new Set([true]))
      expect(allowed.length).toBeGreaterThan(6)
    }, 240_000)
  },
)
