import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isCurrent, writeMadeOf } from './made-of'
import { areInstalled, installProblem } from './packages'
import { runQuietly } from './quiet-program'

export interface MakeOptions {
  /** The checkout: `studio/` and the parts of `site/` that it reads lie in it. */
  root: string
  /** What is made is kept here, for the next start. */
  folder: string
  /** The command that runs npm. */
  npm: readonly [command: string, ...args: string[]]
  /** `SANITY_STUDIO_` variables. */
  settings: Readonly<Record<string, string>>
  /** Told of each phase when it is over. */
  phase(name: string, milliseconds: number): void
  /** What npm and the bundler print. */
  log(text: string): void
}

/** Where the loader of TypeScript is found. */
const here = path.resolve(__dirname, '..', '..')

/** Bytes that must be free before packages are fetched. */
const spaceForPackages = 800 * 1024 * 1024

/**
 * The folder of the Studio, ready to be served: the one of an earlier start where nothing has changed since.
 * @throws Error whose message is half a sentence: why there is none
 */
export async function makeStudio(options: MakeOptions): Promise<string> {
  const { root, folder, settings } = options
  const built = path.join(folder, 'built')
  const record = path.join(folder, 'made-of.json')
  if (fs.existsSync(path.join(built, 'index.html')) && isCurrent(record, { root, settings })) return built
  await timed(options, 'packages of the Studio', () => installPackages(options))
  const inputs = await timed(options, 'Studio', () => bundle(options, `${built}.new`))
  fs.rmSync(record, { force: true })
  fs.rmSync(built, { recursive: true, force: true })
  fs.renameSync(`${built}.new`, built)
  writeMadeOf(record, { root, settings }, inputs)
  return built
}

async function timed<Made>(options: MakeOptions, name: string, make: () => Promise<Made>): Promise<Made> {
  const began = performance.now()
  const made = await make()
  options.phase(name, performance.now() - began)
  return made
}

async function installPackages({ root, npm, log }: MakeOptions): Promise<void> {
  const studio = path.join(root, 'studio')
  const installed = path.join(studio, 'node_modules', '.package-lock.json')
  const lock = fs.readFileSync(path.join(studio, 'package-lock.json'), 'utf8')
  if (areInstalled(lock, fs.existsSync(installed) ? fs.readFileSync(installed, 'utf8') : undefined)) return
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

const bundled = z.object({ inputs: z.array(z.string()) })

/** Returns the sources that went into it. */
async function bundle({ root, settings, log }: MakeOptions, target: string): Promise<string[]> {
  fs.rmSync(target, { recursive: true, force: true })
  const program = path.join(root, 'studio', 'bundle', 'bundle.ts')
  const { code, stdout, stderr } = await runQuietly(process.execPath, ['--import', 'tsx', program, target], {
    cwd: here,
    env: { ...process.env, ...settings },
  })
  log(stderr)
  if (code !== 0)
    throw new Error(`it could not be bundled (${stderr.trim().split('\n')[0] ?? `code ${code}`})`)
  return bundled.parse(JSON.parse(stdout)).inputs
}
