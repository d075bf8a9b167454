/** `npm test`: types, lint, structure, unit and integration tests, browser tests. Quiet when all is well. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { findChromium, installChromium } from './support/find-chromium'
import { type Outcome, playwrightOutcome, vitestOutcome } from './support/outcomes'

interface Step {
  name: string
  command: readonly string[]
  /** Lanes run beside one another, the steps of a lane one after the other; a lane that has no more takes the last of another. */
  lane?: 'sites'
  /** The step that does this one, too, where all are asked for: they need the same site. */
  within?: string
  /** File that the step writes its results to; without one, the step is one test by itself. */
  report?: string
  read?(report: unknown): Outcome
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)
const reports = mkdtempSync(path.join(os.tmpdir(), 'edelgrat-reports-'))
/** Where integration tests have their workspaces, so that they compile the same code once (tests/support/workspace.ts). */
const workspaces = mkdtempSync(path.join(os.tmpdir(), 'edelgrat-sites-'))
const reportFile = (name: string) => path.join(reports, `${name}.json`)

/** One file of tests, with the program that reads it; undefined for what is none. */
function fileStep(file: string): Step | undefined {
  if (!existsSync(file)) return undefined
  if (/\.spec\.tsx?$/.test(file))
    return {
      name: file,
      command: ['playwright', 'test', file],
      report: reportFile('browser'),
      read: playwrightOutcome,
    }
  if (!/\.test\.tsx?$/.test(file)) return undefined
  const report = reportFile('file')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return { name: file, command: ['vitest', 'run', file, ...reporters], report, read: vitestOutcome }
}

/** What was asked for, by names of steps and files; everything where nothing was. @throws Error for any other word */
function chosenSteps(words: readonly string[]): readonly Step[] {
  if (words.length === 0) return steps.filter(({ within }) => within === undefined)
  return words.map((word) => {
    const step = steps.find(({ name }) => name === word) ?? fileStep(word)
    if (step) return step
    const names = steps.map(({ name }) => name).join(', ')
    throw new Error(`There is no step and no file of tests ${word}. Steps: ${names}.`)
  })
}

const vitest = (name: string, project = name): Step => ({
  name,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  report: reportFile(name),
  read: vitestOutcome,
})

const steps: readonly Step[] = [
  // By its file: both compilers bring a program of this name.
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  {
    name: 'rooms',
    command: [
      'depcruise',
      '--config',
      'tests/structure/rooms.cjs',
      '--output-type',
      'err',
      ...['site', 'worker', 'sandbox', 'plugins', 'studio/schemas', 'bench', 'tests'],
    ],
  },
  {
    name: 'unused',
    command: [
      'knip',
      '--no-progress',
      '--config',
      'tests/structure/knip.jsonc',
      '--preprocessor',
      './tests/structure/fragments.ts',
    ],
  },
  // What it does mostly is to wait for one Gatsby: it keeps one processor busy for as long as all others keep the second.
  { ...vitest('sites'), lane: 'sites' },
  vitest('unit', 'unit*'),
  vitest('integration'),
  vitest('newcomer'),
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: reportFile('browser'),
    read: playwrightOutcome,
  },
  {
    name: 'engines',
    within: 'browser',
    command: ['playwright', 'test', '--project', 'webkit', '--project', 'firefox'],
    report: reportFile('browser'),
    read: playwrightOutcome,
  },
  // The last, so that the lane which ends first takes it.
  vitest('mistakes'),
]

/** Programs of packages by their names; Node itself, where a file of a package is named. */
const started = ([program = '', ...words]: readonly string[]): [string, string[]] =>
  program === 'node' ? [process.execPath, words] : ['npx', ['--no-install', program, ...words]]

function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(...started(command), { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()))
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

interface Ended {
  step: Step
  code: number
  output: string
  seconds: number
}

async function end(step: Step, env: NodeJS.ProcessEnv): Promise<Ended> {
  const began = performance.now()
  const { code, output } = await run(step.command, env)
  return { step, code, output, seconds: (performance.now() - began) / 1000 }
}

/** The steps of each lane in their order. Those that only read the sources run at once: each keeps one processor busy. */
function inLanes(chosen: readonly Step[]): Step[][][] {
  const lanes = [...new Set(chosen.map(({ lane }) => lane))]
  return lanes.map((lane) => inGroups(chosen.filter((step) => step.lane === lane)))
}

function inGroups(chosen: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const step of chosen) {
    const last = groups.at(-1)
    if (step.report === undefined && last?.every(({ report }) => report === undefined)) last.push(step)
    else groups.push([step])
  }
  return groups
}

/** Says every minute which steps are still at work: none of them says anything before its end. */
function tellOfSilence(working: ReadonlySet<string>): NodeJS.Timeout {
  const began = performance.now()
  return setInterval(() => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    say(`      … after ${seconds} s at work: ${[...working].join(', ')}`)
  }, 60_000)
}

function outcomeOf(step: Step, code: number): Outcome {
  if (!step.report || !step.read) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const read = step.read(JSON.parse(readFileSync(step.report, 'utf8')))
    return { ...read, failed: code === 0 ? read.failed : Math.max(1, read.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** What a lane does next: its own first step, or where none is left the last of another lane that has not begun. */
function nextOf(lane: Step[][], lanes: readonly Step[][][]): Step[] | undefined {
  return lane.shift() ?? lanes.find((other) => other.length > 0)?.pop()
}

/** Each lane has its workspaces in a folder of its own: two of one place would not wait for one another. */
function inItsPlace({ lane, name }: Step, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const places = path.join(workspaces, lane ?? name)
  mkdirSync(places, { recursive: true })
  return { ...env, TEST_WORKSPACES: places }
}

async function main(): Promise<void> {
  const chosen = chosenSteps(process.argv.slice(2))
  const browser = findChromium() ?? installChromium(say)
  say(`Chromium: ${browser.how}, ${browser.path}`)
  const env = {
    ...process.env,
    CHROMIUM_PATH: browser.path,
    VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
    GATSBY_TELEMETRY_DISABLED: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('browser'),
  }
  const total: Outcome = { passed: 0, failed: 0 }
  const failures: string[] = []
  const tell = ({ step, code, output, seconds }: Ended) => {
    const outcome = outcomeOf(step, code)
    total.passed += outcome.passed
    total.failed += outcome.failed
    if (outcome.failed > 0) {
      const named = outcome.failures ?? []
      failures.push(...(named.length > 0 ? named : [`${step.name}: see above`]))
    }
    say(
      `${seconds.toFixed(0).padStart(4)} s  ${step.name}: ${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} FAILED` : ''}`,
    )
    const slow = (outcome.files ?? []).filter(([, each]) => each >= 30).slice(0, 6)
    if (slow.length > 0)
      say(
        `        longest: ${slow.map(([file, each]) => `${path.basename(file)} ${each.toFixed(0)} s`).join(', ')}`,
      )
    for (const reason of outcome.skipped ?? []) say(`        NOT TRIED: ${reason}`)
    if (outcome.failed > 0) say(output.slice(-20_000))
  }
  const working = new Set<string>()
  const silence = tellOfSilence(working)
  const lanes = inLanes(chosen)
  await Promise.all(
    lanes.map(async (lane) => {
      for (let group = nextOf(lane, lanes); group; group = nextOf(lane, lanes)) {
        for (const { name } of group) working.add(name)
        for (const ended of await Promise.all(group.map((step) => end(step, inItsPlace(step, env))))) {
          working.delete(ended.step.name)
          tell(ended)
        }
      }
    }),
  )
  clearInterval(silence)
  for (const folder of [reports, workspaces])
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  // Once more at the end: of a long output often only the end is kept.
  for (const failure of failures) say(`failed: ${failure}`)
  say(`${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
