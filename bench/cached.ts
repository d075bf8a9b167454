import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { publishUnderLoad, startCachedSite } from '../tests/publish/cached-site'
import { nginxProgram } from '../tests/publish/nginx-server'
import { varnishProgram } from '../tests/publish/varnish-server'
import { milliseconds } from './report'
import { summarize } from './statistics'

const publishes = 100
const visitors = 4

/**
 * How soon a changed page comes new out of a real Varnish before a real nginx, while visitors ask for it all the time.
 * @throws Error when one of the two is not installed, or when a visitor met an error or two releases at once
 */
export async function measureCached(): Promise<string> {
  if (!nginxProgram || !varnishProgram) throw new Error('nginx and varnishd have to be installed.')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-cached-'))
  const cached = await startCachedSite(folder)
  try {
    const { wrong, requests, times } = await publishUnderLoad(cached, publishes, visitors)
    if (wrong.length > 0)
      throw new Error(`Visitors met ${wrong.length} faults: ${wrong.slice(0, 5).join('; ')}`)
    const { median, p95 } = summarize(times)
    return (
      `## ${publishes} publishes through Varnish and nginx\n\nFrom the files being known to the page fetched new through ` +
      `the cache, with purge and proof: median ${milliseconds(median)} ms, p95 ${milliseconds(p95)} ms. ${visitors} visitors ` +
      `asked ${requests.toLocaleString('en')} times meanwhile: no error, no page with the data of another release.`
    )
  } finally {
    await cached.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
