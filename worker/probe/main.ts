/** `npm run probe -- [ADDRESS] [--most NUMBER]`: asks as visitors do, and says which answers are not those of the release. */
import { parseArgs } from 'node:util'
import { releaseFolder, visitorEdge } from '../publish/publishing'
import { readReleases } from '../publish/store/release-reader'
import { parseVisitorSettings } from '../settings/settings'
import { probe } from './probe'
import { findingsInWords } from './words'

const usage = `npm run probe -- [ADDRESS] [--most NUMBER]
Asks ADDRESS (default: SITE_URL) for pages, files, old paths and languages, at most NUMBER of each kind (default 2000),
and compares each answer with the release in DATA_DIR: status, headers, bytes. Ends with 1 where one differs.
`

interface Asked {
  site: string | undefined
  most: number
}

/** Undefined for words that mean nothing. */
function readWords(words: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { most: { type: 'string', default: '2000' } },
      allowPositionals: true,
    })
    const [site, ...others] = positionals
    const most = Number(values.most)
    if (others.length > 0 || !Number.isInteger(most) || most < 1) return undefined
    if (site !== undefined && !/^https?:$/.test(new URL(site).protocol)) return undefined
    return { site, most }
  } catch {
    return undefined
  }
}

async function main(): Promise<number> {
  const asked = readWords(process.argv.slice(2))
  if (!asked) {
    process.stderr.write(usage)
    return 2
  }
  const settings = parseVisitorSettings(process.env)
  const folder = releaseFolder(settings)
  const reader = await readReleases(folder)
  if (reader.view.release() === null) {
    process.stderr.write(
      `There is no release in ${folder}. DATA_DIR and the other settings have to be those of the worker.\n`,
    )
    return 2
  }
  const site = asked.site ?? settings.siteUrl
  const findings = await probe(reader, { site, settings: visitorEdge(settings), most: asked.most })
  process.stdout.write(findingsInWords(site, findings))
  return findings.wrong.length === 0 ? 0 : 1
}

main().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  },
)
