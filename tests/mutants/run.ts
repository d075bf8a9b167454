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

const passes = (tests: readonly string[], folder: string): boolean =>
  spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'unit*', ...tests], {
    cwd: folder,
    stdio: 'ignore',
  }).status === 0

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
  const isUnnoticed = passes(tests, folder)
  writeFileSync(whole, source)
  return isUnnoticed ? 'NOT NOTICED' : 'noticed'
}

const words = process.argv.slice(2)
const chosen = mutants.filter(({ row }) => words.every((word) => row.includes(word)))
const folder = copyOfSources()
// A test that fails with everything whole would seem to notice anything.
if (!passes([...new Set(chosen.flatMap(({ tests }) => tests))], folder))
  throw new Error('The tests fail with nothing broken.')
const outcomes = chosen.map((mutant) => {
  const outcome = outcomeOf(mutant, folder)
  process.stdout.write(`${outcome.padEnd(12)} ${mutant.row} (${mutant.tests.join(', ')})\n`)
  return outcome
})
rmSync(folder, { recursive: true, force: true })
const missed = outcomes.filter((outcome) => outcome !== 'noticed').length
process.stdout.write(`${outcomes.length - missed} of ${outcomes.length} rows noticed\n`)
process.exitCode = missed === 0 && outcomes.length > 0 ? 0 : 1
