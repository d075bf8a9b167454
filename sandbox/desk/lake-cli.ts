/**
 * `npm run lake -- import FILE` brings the export of a real dataset, assets included, into the content lake that runs on
 * this machine; `npm run lake -- export FILE` writes one.
 */
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readSandboxSettings, type SandboxSettings } from '../settings'
import { installPackages, npmCommand } from './install-packages'

const root = path.resolve(__dirname, '..', '..')
const usage = 'Usage: npm run lake -- import FILE.tar.gz, or npm run lake -- export FILE.tar.gz'

async function main(): Promise<void> {
  const [what, given] = process.argv.slice(2)
  if ((what !== 'import' && what !== 'export') || given === undefined) throw new Error(usage)
  const file = path.resolve(given)
  if (what === 'import' && !fs.existsSync(file)) throw new Error(`There is no file ${file}.`)
  if (what === 'export' && !fs.existsSync(path.dirname(file)))
    throw new Error(`There is no folder ${path.dirname(file)}.`)
  const settings = readSandboxSettings()
  await lakeAnswers(settings)
  await installPackages({ root, npm: npmCommand(), log: () => undefined }).catch((error: Error) =>
    Promise.reject(new Error(`Neither import nor export is possible, because ${error.message}.`)),
  )
  process.exitCode = await transfer(what, file, settings)
}

const addressOf = ({ ports }: SandboxSettings): string => `http://localhost:${ports.lake}`

async function lakeAnswers(settings: SandboxSettings): Promise<void> {
  const answer = await fetch(`${addressOf(settings)}/v1/ping`).catch(() => undefined)
  if (!answer?.ok)
    throw new Error(`No content lake answers at ${addressOf(settings)}: npm start brings it up.`)
}

/** Resolves with the exit code of the program. */
function transfer(what: 'import' | 'export', file: string, settings: SandboxSettings): Promise<number> {
  const program = path.join(root, 'studio', 'transfer', 'transfer.ts')
  const env = {
    ...process.env,
    SANITY_API_HOST: addressOf(settings),
    SANITY_PROJECT_ID: settings.projectId,
    SANITY_DATASET: settings.dataset,
    SANITY_TOKEN: settings.tokens.write,
  }
  const child = spawn(process.execPath, ['--import', 'tsx', program, what, file], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
