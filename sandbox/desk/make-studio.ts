import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { installPackages } from './install-packages'
import { isCurrent, writeMadeOf } from './made-of'
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
