/**
 * `npm run bench [-- sizes]`: measures edits of every kind on generated sites, and what else the figures name; writes
 * docs/figures.md and docs/figures.svg. `npm run bench -- midnight` measures only the change of the day, and writes nothing.
 */
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import type { SiteFigures } from './figures'
import { measureFloor } from './floor'
import { measureMemory } from './memory'
import { measureMidnight } from './midnight'
import { releaseSection } from './releases'
import { chart, midnightSection, report } from './report'
import { measureSite } from './site'

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  if (process.argv[2] === 'midnight') return say(midnightSection(await measureMidnight(say)))
  const given = process.argv.slice(2).map(Number)
  const sizes = given.some((size) => size > 0) ? given.filter((size) => size > 0) : [300, 1_000, 10_000]
  const load = os.loadavg()[0]?.toFixed(1)
  const sites: SiteFigures[] = []
  const others: string[] = []
  const write = () => {
    const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, load ${load} at the start`
    writeFileSync(
      'docs/figures.md',
      report(sites, others, { on: new Date().toISOString().slice(0, 10), machine }),
    )
    writeFileSync('docs/figures.svg', chart(sites))
  }
  others.push(await measureFloor())
  for (const size of sizes) {
    sites.push(await measureSite(size, say))
    write()
  }
  others.push(midnightSection(await measureMidnight(say)))
  others.push(await measureMemory(300, say))
  for (const size of [300, 10_000]) others.push(await releaseSection(size, say))
  write()
  say('written: docs/figures.md, docs/figures.svg')
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
