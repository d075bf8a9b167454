import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What a step of `npm test` came to. */
export interface Outcome {
  passed: number
  failed: number
  /** Why tests were not tried, each reason once, with how many tests. */
  skipped?: readonly string[]
  /** Files and tests that failed, each with the first line of its reason. */
  failures?: readonly string[]
  /** Files by the seconds that they took, the longest first. */
  files?: readonly (readonly [file: string, seconds: number])[]
}

const numberIn = (value: unknown, key: string): number => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : 0
}

interface VitestFile {
  name: string
  status: string
  /** Why the file failed as a whole: what it imports, or what is done before and after its tests. */
  message: string
  startTime: number
  endTime: number
  assertionResults: readonly {
    fullName: string
    status: string
    failureMessages?: readonly string[] | null
  }[]
}

interface VitestReport {
  testResults?: readonly VitestFile[]
}

const firstLine = (text: string | undefined): string =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0] || 'without a message'

function failuresIn({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = path.relative('.', name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const told = failed.map(
    ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
  )
  return status === 'failed' && told.length === 0 ? [`${file}: ${firstLine(message)}`] : told
}

const byLength = (files: readonly (readonly [file: string, seconds: number])[]) =>
  [...files].sort(([, one], [, other]) => other - one)

/** A file whose preparation failed counts as one failed test, for none of its own was tried. */
export const vitestOutcome = (report: VitestReport): Outcome => ({
  passed: numberIn(report, 'numPassedTests'),
  failed: Math.max(
    numberIn(report, 'numTotalTests') === 0 ? 1 : 0,
    (report.testResults ?? []).flatMap(failuresIn).length,
  ),
  files: byLength(
    (report.testResults ?? []).map(({ name, startTime, endTime }) => [
      path.relative('.', name),
      (endTime - startTime) / 1000,
    ]),
  ),
  failures: (report.testResults ?? []).flatMap(failuresIn),
})

interface BrowserTest {
  status: string
  annotations?: readonly { type: string; description?: string }[]
  results?: readonly { duration?: number; error?: { message?: string } }[]
}

interface Suite {
  suites?: readonly Suite[]
  specs: readonly { title: string; file: string; tests: readonly BrowserTest[] }[]
}

/** Tests of a suite that failed, with what was wrong. */
const unexpectedIn = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(unexpectedIn),
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results = [] }) => `${file}: ${title}\n${indented(firstError(results))}`),
  ),
]

/** Reasons that tests of a suite were skipped for, once for each test. */
const skippedIn = ({ suites = [], specs }: Suite): string[] => [
  ...suites.flatMap(skippedIn),
  ...specs.flatMap(({ tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations = [] }) => annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason',
      ),
  ),
]

const counted = (reasons: readonly string[]): string[] =>
  [...new Set(reasons)].map(
    (reason) => `${reasons.filter((each) => each === reason).length} tests, ${reason}`,
  )

/** Files of a suite, each with the seconds that its tests took together. */
function filesIn(suite: Suite, into = new Map<string, number>()): Map<string, number> {
  for (const { file, tests } of suite.specs)
    for (const { results = [] } of tests)
      for (const { duration = 0 } of results) into.set(file, (into.get(file) ?? 0) + duration / 1000)
  for (const inner of suite.suites ?? []) filesIn(inner, into)
  return into
}

const firstError = (results: NonNullable<BrowserTest['results']>): string =>
  results.flatMap(({ error }) => error?.message ?? [])[0] ?? 'without a message'

const indented = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `          ${line}`)
    .join('\n')

export function playwrightOutcome({
  stats,
  suites = [],
}: {
  stats?: object
  suites?: readonly Suite[]
}): Outcome {
  const passed = numberIn(stats, 'expected')
  const skipped = suites.flatMap(skippedIn)
  return {
    passed,
    failed: numberIn(stats, 'unexpected') + (passed === 0 ? 1 : 0),
    skipped: counted(skipped),
    failures: suites.flatMap(unexpectedIn),
    files: byLength(suites.flatMap((suite) => [...filesIn(suite)])),
  }
}
