/**
 * `npm run bench [-- parts]`: measures edits of every kind on generated sites, and what else the figures name; writes
 * docs/figures.json, docs/figures.md, docs/figures.svg and the table of the README after each part. Parts are sizes of
 * sites in pages, and `webhooks`, `varnish`, `midnight`, `memory`, `releases`, `release-memory`, `studio`, `floor`; without any, all of them with
 * sites of 300, 1,000 and 10,000 pages. What is not measured now stays as it was measured last.
 */
import { writeFileSync } from 'node:fs'
import os from 'node:os'
import { measureCached } from './cached'
import { measureFloor } from './floor'
import { readKept, writeKept } from './kept'
import { measureMemory } from './memory'
import { measureMidnight } from './midnight'
import { writeReadme } from './readme'
import { measureReleaseMemory } from './release-memory'
import { releaseSection } from './releases'
import { chart, midnightSection, report, sitesOf } from './report'
import { measureSite } from './site'
import { measureStudio } from './studio'
import { measureWebhooks, webhookTable } from './webhooks'

// What is measured has no settings of whoever measures.
process.env.ENV_FILE = 'none'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** Parts that are no site, with their section. */
const parts: Readonly<Record<string, () => Promise<string>>> = {
  floor: measureFloor,
  webhooks: async () => `## Webhooks\n\n${webhookTable(await measureWebhooks())}`,
  midnight: async () => midnightSection(await measureMidnight(say)),
  varnish: measureCached,
  memory: () => measureMemory(300, say),
  releases: async () => `${await releaseSection(300, say)}\n\n${await releaseSection(10_000, say)}`,
  studio: () => measureStudio(10_000, say),
  'release-memory': () => measureReleaseMemory(say),
}
const everything = [
  'floor',
  '300',
  '1000',
  'webhooks',
  'varnish',
  'memory',
  'midnight',
  '10000',
  'releases',
  'release-memory',
  'studio',
]

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
  for (const name of chosen(process.argv.slice(2))) {
    const taken = { on: new Date().toISOString().slice(0, 10), machine: describeMachine() }
    const part = parts[name]
    const measured = part ? { markdown: await part() } : { site: await measureSite(Number(name), say) }
    const kept = { ...readKept('docs/figures.json'), [name]: { taken, ...measured } }
    writeKept('docs/figures.json', kept)
    writeFileSync('docs/figures.md', report(kept, everything))
    writeFileSync('docs/figures.svg', chart(sitesOf(kept)))
    writeReadme('README.md', kept)
    say(`${name}: written to docs/figures.md`)
  }
}

function describeMachine(): string {
  const [core] = os.cpus()
  const load = os.loadavg()[0]?.toFixed(1)
  return `${os.cpus().length} cores of ${core?.model.trim() ?? 'an unknown processor'}, Node ${process.version}, load ${load} at the start`
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
