import fs from 'node:fs'
import path from 'node:path'
import { oneAtATime } from './one-at-a-time'
import { areInstalled, installProblem } from './packages'
import { runQuietly } from './quiet-program'

export interface Installation {
  /** The checkout: `studio/` lies in it. */
  root: string
  /** The command that runs npm. */
  npm: readonly [command: string, ...args: string[]]
  /** What npm prints. */
  log(text: string): void
}

/** Bytes that must be free before packages are fetched. */
const spaceForPackages = 800 * 1024 * 1024

/** The npm that runs the command at hand, or the one of this machine. */
export function npmCommand(): [string, ...string[]] {
  const { npm_execpath: npm } = process.env
  return npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
}

/**
 * The packages of the Studio, as its lock file asks for them; nothing where they are there.
 * @throws Error whose message is half a sentence: why there are none
 */
export async function installPackages(installation: Installation): Promise<void> {
  if (areThere(installation)) return
  // The Studio, an import and a test may want them at once; what the first has fetched the others find.
  await oneAtATime(path.join(installation.root, 'studio', '.installing'), async () => {
    if (!areThere(installation)) await fetchPackages(installation)
  })
}

function areThere({ root }: Installation): boolean {
  const studio = path.join(root, 'studio')
  const installed = path.join(studio, 'node_modules', '.package-lock.json')
  const lock = fs.readFileSync(path.join(studio, 'package-lock.json'), 'utf8')
  return areInstalled(lock, fs.existsSync(installed) ? fs.readFileSync(installed, 'utf8') : undefined)
}

async function fetchPackages({ root, npm, log }: Installation): Promise<void> {
  const studio = path.join(root, 'studio')
  const [command, ...args] = npm
  const { bavail, bsize } = fs.statfsSync(studio)
  if (bavail * bsize < spaceForPackages) throw new Error(installProblem('ENOSPC'))
  const flags = [
    '--prefix',
    studio,
    '--omit=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-progress',
  ]
  const { code, stdout, stderr } = await runQuietly(command, [...args, 'ci', ...flags], {
    cwd: studio,
    env: process.env,
  })
  log(stdout + stderr)
  if (code !== 0) throw new Error(installProblem(stderr))
}
