/**
 * Content and assets of a dataset into a file and back, by the service's own libraries: a program, as these come with the
 * Studio's packages. `node --import tsx studio/transfer/transfer.ts import|export FILE`; the environment says which dataset
 * (`SANITY_API_HOST`, `SANITY_PROJECT_ID`, `SANITY_DATASET`, `SANITY_TOKEN`).
 */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

const {
  SANITY_API_HOST: apiHost = '',
  SANITY_PROJECT_ID: projectId = '',
  SANITY_DATASET: dataset = '',
  SANITY_TOKEN: token = '',
} = process.env

const client = createClient({
  projectId,
  dataset,
  apiHost,
  token,
  apiVersion: '2025-02-19',
  useProjectHostname: false,
  useCdn: false,
})

/** What goes on, a line for each step. */
function stepTeller(): (event: { step: string }) => void {
  let last = ''
  return ({ step }) => {
    if (step !== last) say(`… ${step}`)
    last = step
  }
}

async function exportTo(file: string): Promise<string> {
  const options = { client, dataset, outputPath: file, drafts: true, assets: true, raw: false }
  const { documentCount, assetCount } = await exportDataset({ ...options, onProgress: stepTeller() })
  return `${documentCount} documents and ${assetCount} assets are in ${file}.`
}

async function importFrom(file: string): Promise<string> {
  unpackInOwnFolder()
  const { numDocs, warnings } = await sanityImport(createReadStream(file), {
    client,
    operation: 'createOrReplace',
    // Assets are named by their bytes: one that is there already is found again when it comes. The library itself would
    // look for it by https only, where a dataset on this machine has none.
    replaceAssets: true,
    onProgress: stepTeller(),
  })
  for (const { message } of warnings) say(`Warning: ${message}`)
  return `${numDocs} documents were imported. What had the same id was replaced; nothing was deleted.`
}

/** Lets the library unpack in a folder that ends with this program: by itself it leaves one behind for each import. */
function unpackInOwnFolder(): void {
  const own = mkdtempSync(path.join(os.tmpdir(), 'lake-import-'))
  process.env.TMPDIR = own
  process.once('exit', () => rmSync(own, { recursive: true, force: true }))
}

const [what, file = ''] = process.argv.slice(2)
const work = what === 'export' ? exportTo(file) : importFrom(file)
work.then(say).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
