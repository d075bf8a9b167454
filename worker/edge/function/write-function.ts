/** `npm run edge-function -- OUT.js`: writes the function for the edge in front of a storage, by the settings of the environment. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { visitorEdge } from '../../publish/publishing'
import { storageAddress, storageUrl } from '../../publish/targets/storage-address'
import { type Environment, parseFunctionSettings } from '../../settings/settings'
import { bundleFunction } from './bundle-function'
import type { FunctionSettings } from './settings-of-function'

const usage = `npm run edge-function -- OUT.js
Writes the function that answers visitors at a CDN in front of the storage of PUBLISH_TARGET, as docs/releases.md tells. It has no
secrets. It has to be written and deployed again when these settings or this program change, and not for a release.
`

/** @throws Error that names what is missing */
function settingsFor(environment: Environment): FunctionSettings {
  const settings = parseFunctionSettings(environment)
  const address = storageAddress(settings.target ?? '')
  const storage = settings.function.storage ?? (address && storageUrl(address, settings.s3))
  if (storage === undefined)
    throw new Error(
      'PUBLISH_TARGET is no storage (s3://bucket/prefix), and FUNCTION_STORAGE names none: a function has nothing to read.',
    )
  const pressOrigin = settings.function.gateOrigin
  if (pressOrigin === undefined)
    throw new Error('FUNCTION_GATE_ORIGIN is not set: the function has to find the worker from outside.')
  return { edge: { ...visitorEdge(settings), pressOrigin }, storage }
}

async function main(words: readonly string[]): Promise<number> {
  const [out, ...others] = words
  if (out === undefined || out.startsWith('-') || others.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const settings = settingsFor(process.env)
  const source = await bundleFunction(settings)
  await mkdir(path.dirname(out), { recursive: true })
  await writeFile(out, source)
  const { siteUrl, pressOrigin } = settings.edge
  process.stdout.write(
    `${out}: ${Math.ceil(source.length / 1000)} kB. It answers for ${siteUrl}, reads ${settings.storage} and hands on to ${pressOrigin}.\n`,
  )
  return 0
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  },
)
