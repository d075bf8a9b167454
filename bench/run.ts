/**
 * `npm run bench [-- parts]`: measures edits of every kind on generated sites, and what else the figures name; writes
 * docs/figures.md and docs/figures.svg after each part. Parts are sizes of sites in pages, and `webhooks`, `midnight`,
 * `memory`, `releases`, `floor`; without any, all of them with sites of 300, 1,000 and 10,000 pages.
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
import { measureWebhooks, webhookTable } from './webhooks'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Parts that are no site, with their section. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  floor: measureFloor,
  webhooks: async () => `## Webhooks\n\n${webhookTable(await measureWebhooks())}`,
  midnight: async () => midnightSection(await measureMidnight(say)),
  memory: () => measureMemory(300, say),
  releases: async () => `${await releaseSection(300, say)}\n\n${await releaseSection(10_000, say)}`,
}
const everything = ['floor', '300', '1000', 'webhooks', 'memory', 'midnight', '10000', 'releases']

function chosen(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !(name in parts) && !/^[1-9]\d+$/.test(name))
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')}: choose sizes in pages or ${Object.keys(parts).join(', ')}.`,
    )
  }
  return names.length > 0 ? names : everything
}

async function main(): Promise<void> {
  const load = os.loadavg()[0]?.toFixed(1)
  const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, load ${load} at the start`
  const on = new Date().toISOString().slice(0, 10)
  const sites: SiteFigures[] = []
  const sections: string[] = []
  for (const name of chosen(process.argv.slice(2))) {
    const part = parts[name]
    if (part) sections.push(await part())
    else sites.push(await measureSite(Number(name), say))
    writeFileSync('docs/figures.md', report(sites, sections, { on, machine }))
    if (sites.length > 0) writeFileSync('docs/figures.svg', chart(sites))
    say(`${name}: written to docs/figures.md`)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
