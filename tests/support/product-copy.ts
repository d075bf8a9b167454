import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'

const copied = [
  ...[
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    '.env.example',
    'gatsby-config.ts',
    'gatsby-node.ts',
  ],
  // The configuration of the tests reads how long a build is waited for.
  ...['site', 'studio', 'worker', 'sandbox', 'plugins', 'tests/structure', 'tests/support/wait-for.ts'],
]
const run = promisify(execFile)
/** By their files: `npx` takes as long to find a program as the compiler to read what it is asked for. */
const compiler = path.resolve('node_modules/typescript-native/bin/tsc')
const vitest = path.resolve('node_modules/vitest/vitest.mjs')

/** What a program said on both of its outputs, where it failed; nothing where it did not. */
const complaint = (error: unknown): string =>
  ['stdout', 'stderr'].map((name) => String(Reflect.get(Object(error), name) ?? '')).join('')

/** What the compiler says of these files in a folder, and of all that they name; each line begins with the file. */
function compilerOf(folder: string, files: readonly string[]): string {
  const config = path.join(folder, 'tsconfig.said.json')
  const compilerOptions = { types: [] }
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', files, include: [], compilerOptions }))
  const args = [compiler, '-p', config, '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const said = (stderr + stdout).replace(/^(.+)\(\d+,\d+\): error TS\d+: /gm, '$1: ').trim()
  if (status !== 0 && said === '') throw new Error(`the compiler ended with ${status}`)
  return said
}

/** The sources in a folder of their own, where a recipe is walked. Nothing of it is built. */
export function copyProduct(purpose: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `${purpose}-`))
  const place = (name: string) => path.join(folder, name)
  const textOf = (name: string) => readFileSync(place(name), 'utf8')
  const filter = (name: string) => !name.includes('node_modules')
  for (const part of copied) cpSync(part, place(part), { recursive: true, filter })
  symlinkSync(path.resolve('node_modules'), place('node_modules'))
  const tried = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    run(program, args, { cwd: folder, env: { ...process.env, ...env } }).then(() => '', complaint)
  return {
    folder,
    place,
    textOf,
    /** Changes a text, and fails where nothing of it is different then. */
    change: (name: string, from: string | RegExp, to: string | ((found: string) => string)) => {
      const text = textOf(name)
      writeFileSync(place(name), typeof to === 'string' ? text.replace(from, to) : text.replace(from, to))
      expect(textOf(name), `${name} has no ${String(from)}`).not.toBe(text)
    },
    /** `npm run generate`: what it says where it fails, or nothing. */
    generate: () => tried(process.execPath, ['--import', 'tsx', 'site/generate/generate.ts']),
    /** A file of tests: what it says where it fails, or nothing. */
    test: (project: 'unit' | 'unit-apart' | 'integration', file: string, env: Record<string, string> = {}) =>
      tried(process.execPath, [vitest, 'run', '--project', project, file], env),
    /** What the compiler says of these files and of all that they name, or nothing. */
    compilerSays: (...files: string[]) => compilerOf(folder, files),
    /** What a program says. */
    said: async (file: string) =>
      (await run(process.execPath, ['worker/programs/run.cjs', file], { cwd: folder, maxBuffer: 2 ** 24 }))
        .stdout,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
