/**
 * `npm run mutants`: breaks what rows of docs/specification.md and rules of languages say, one by one, in a copy of the
 * sources, and expects the row's test to fail. Prints a line for each; ends with 1 where a test did not notice.
 * `-- WORD` runs rows that hold the word.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Mutant } from './mutant'
import { mutants } from './rows'

const copied = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'site',
  'worker',
  'sandbox',
  'studio',
  'plugins',
  'bench',
  'tests',
]

function copyOfSources(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutants-'))
  const filter = (name: string) => !name.includes('node_modules')
  for (const part of copied) cpSync(part, path.join(folder, part), { recursive: true, filter })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** What tests of the copy say that fail; undefined where all pass. */
function failuresOf(tests: readonly string[], folder: string): string | undefined {
  const words = ['--no-install', 'vitest', 'run', '--project', 'unit*', ...tests]
  const { status, stdout, stderr } = spawnSync('npx', words, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? undefined : stdout + stderr
}

type Outcome = 'noticed' | 'NOT NOTICED' | 'NOT FOUND'

/** Breaks one file, runs the tests of its row, and mends it. */
function outcomeOf({ file, find, replace, tests }: Mutant, folder: string): Outcome {
  const whole = path.join(folder, file)
  const source = readFileSync(whole, 'utf8')
  if (source.split(find).length !== 2) return 'NOT FOUND'
  writeFileSync(
    whole,
    source.replace(find, () => replace),
  )
  const isUnnoticed = failuresOf(tests, folder) === undefined
  writeFileSync(whole, source)
  return isUnnoticed ? 'NOT NOTICED' : 'noticed'
}

/** Whether each of the rows was noticed. @throws Error where none was chosen, or their tests fail with everything whole */
function areNoticed(chosen: readonly Mutant[], folder: string): boolean {
  const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))]
  // A test that fails with everything whole would seem to notice anything. Without one, vitest would run all there are.
  if (tests.length === 0) throw new Error('No row holds these words: npm run mutants -- WORD')
  const failures = failuresOf(tests, folder)
  if (failures !== undefined) throw new Error(`${failures}\nThe tests fail with nothing broken.`)
  const outcomes = chosen.map((mutant) => {
    const outcome = outcomeOf(mutant, folder)
    process.stdout.write(`${outcome.padEnd(12)} ${mutant.row} (${mutant.tests.join(', ')})\n`)
    return outcome
  })
  const missed = outcomes.filter((outcome) => outcome !== 'noticed').length
  process.stdout.write(`${outcomes.length - missed} of ${outcomes.length} rows noticed\n`)
  return missed === 0
}

const words = process.argv.slice(2)
const chosen = mutants.filter(({ row }) => words.every((word) => row.includes(word)))
const copy = copyOfSources()
try {
  process.exitCode = areNoticed(chosen, copy) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
