import path from 'node:path'
import { nginxFiles, siteFile } from '../../worker/edge/nginx'
import type { EdgeSettings } from '../../worker/edge/settings'
import { varnishFile, varnishVcl } from '../../worker/edge/varnish'
import { nginxHasRead } from '../../worker/publish/prove/nginx-has-read'
import { createProver } from '../../worker/publish/prove/proof'
import { purgeVarnish } from '../../worker/publish/prove/purgers'
import type { Publisher } from '../../worker/publish/publisher'
import { folderTarget } from '../../worker/publish/targets/folder'
import { freePort } from '../../worker/streams/testing/free-port'
import { loneEdge } from './lone-edge'
import { machineIn } from './machines'
import { runNginx } from './nginx-server'
import { ask } from './requests'
import type { SmallSite } from './small-site'
import { runVarnish } from './varnish-server'

export interface CachedSite {
  /** From now on what is published has these settings: as after a deployment. */
  deploy(settings: Partial<EdgeSettings>): Promise<void>
  site: SmallSite
  publisher: Publisher
  /** Where visitors come in: Varnish. */
  url: string
  /** What was warned of while publishing. */
  warnings: readonly string[]
  /** Takes nginx away from behind Varnish. */
  stopOrigin(): Promise<void>
  stop(): Promise<void>
}

/** The small hotel in a real nginx behind a real Varnish, both with what the worker makes for them. */
export async function startCachedSite(folder: string): Promise<CachedSite> {
  const [nginxPort, varnishPort] = [await freePort(), await freePort()]
  let edge = loneEdge()
  const place = {
    listen: `127.0.0.1:${nginxPort}`,
    folder: path.join(folder, 'public'),
    cache: `${folder}/cache`,
  }
  const vcl = varnishVcl({ origin: place.listen, purgers: ['127.0.0.1'] })
  const url = `http://127.0.0.1:${varnishPort}`
  const purge = purgeVarnish(url)
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (_: object, text: string) => void warnings.push(text) }
  let served = false
  const { site, open } = await machineIn(folder, () => ({
    target: folderTarget({
      folder: place.folder,
      configuration: (answers) => ({ ...nginxFiles(edge, place, answers), [varnishFile]: vcl }),
      reload: (files) => nginxHasRead(files, { origin: `http://${place.listen}`, log }),
    }),
    purge: { name: purge.name, purge: async (paths) => (served ? purge.purge(paths) : undefined) },
    prove: (pages) =>
      createProver({ edge: served ? url : '', purgeAgain: (paths) => purge.purge(paths) })(pages),
  }))
  let publisher = open()
  await publisher.publish(site.whole())
  const nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), nginxPort)
  const varnish = await runVarnish(
    path.join(folder, 'server'),
    path.join(place.folder, varnishFile),
    varnishPort,
  )
  served = true
  return {
    site,
    get publisher() {
      return publisher
    },
    url,
    warnings,
    deploy: async (settings) => {
      edge = { ...edge, ...settings }
      await publisher.settled()
      publisher = open()
      await publisher.publish(site.whole())
    },
    stopOrigin: () => nginx.stop(),
    stop: async () => {
      await varnish.stop()
      await nginx.stop()
      await publisher.settled()
    },
  }
}

const page = '/zimmer/arven'
const data = '/page-data/zimmer/arven/page-data.json'
const versionIn = (text: string): number => Number(/Fassung (\d+)/.exec(text)?.[1] ?? 0)

export interface LoopResult {
  /** What no visitor may meet: another status than 200, or a page with the data of another release. */
  wrong: string[]
  /** Requests of the visitors. */
  requests: number
  /** Milliseconds from the files being known to the page fetched new through the cache. */
  times: number[]
}

/** Publishes a page again and again while visitors ask for it and its data through the cache. */
export async function publishUnderLoad(
  { site, publisher, url }: CachedSite,
  publishes: number,
  visitors: number,
): Promise<LoopResult> {
  const result: LoopResult = { wrong: [], requests: 0, times: [] }
  let going = true
  const visit = async () => {
    while (going) {
      const answers = [
        await ask(url, { path: data }),
        await ask(url, { path: page }),
        await ask(url, { path: data }),
      ]
      result.requests += answers.length
      const [before, seen, after] = answers.map(({ bytes }) => versionIn(bytes.toString()))
      if (answers.some(({ status }) => status !== 200))
        result.wrong.push(answers.map(({ status }) => status).join())
      if (before === after && seen !== before) result.wrong.push(`page ${seen} between data ${before}`)
    }
  }
  const visiting = Array.from({ length: visitors }, visit)
  for (let version = 1; version <= publishes; version += 1) {
    await site.write(page, { owner: 'room-arven', text: `Fassung ${version}`, links: ['/'] })
    const input = site.regeneration()
    const began = performance.now()
    await publisher.publish(input)
    const seen = await ask(url, { path: page })
    result.times.push(performance.now() - began)
    if (versionIn(seen.bytes.toString()) !== version) result.wrong.push(`still old after release ${version}`)
  }
  going = false
  await Promise.all(visiting)
  return result
}
