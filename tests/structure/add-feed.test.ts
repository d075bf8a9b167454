import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProduct } from '../support/product-copy'

let copy: ReturnType<typeof copyProduct>

const list = 'site/readings/reading-feeds.ts'
const standIns = 'sandbox/readings/stand-ins.ts'
const settings = 'worker/settings/sandbox-settings.ts'

const wordsIn = (look: string, warmth: string) => `{
      look: '${look}',
      shown: '${look}',
      unchanged: '${look}',
      service: '${look}',
      values: { warmth: '${warmth}' },
      alert: { title: '${look}?', none: '${look}.', kept: (at) => \`${look}, \${at}.\` },
    }`

const feed = (values: string) => `import { ageOf } from '../reading-age'
import type { AnyReading, ReadingFeed } from '../reading-feed'
import { measuredBody, numberIn, ReadingValues } from '../reading-values'

interface LakeReading extends AnyReading {
  /** Degrees Celsius. */
  warmth?: number
}

/** How warm the lake is, as its bathing attendant says it. */
export const lakeFeed: ReadingFeed<LakeReading> = {
  graphqlTypes: \`
"How warm the lake is."
type LakeReading implements Node @dontInfer {
  "Degrees Celsius; null where nobody measured it in the last six hours."
  warmth: Float
}
\`,
  usualCron: '0 * * * *',
  example: (day) => ({ measuredAt: \`\${day}T08:00:00+01:00\`, warmth: 4 }),
  parse(body) {
    const read = measuredBody(body)
    if ('malformed' in read) return read
    const values = new ReadingValues()
    const warmth = values.take('warmth', read.values.warmth, (value) => numberIn(value, 0, 40))
    return {
      reading: { measuredAt: read.measuredAt, ...(warmth === undefined ? {} : { warmth }) },
      problems: values.problems,
    }
  },
  node: (reading, moment) => ({
    id: 'lake',
    type: 'LakeReading',
    fields: { warmth: reading && ageOf(reading, moment) === 'current' ? (reading.warmth ?? null) : null },
  }),
  words: {
    de: ${wordsIn('Am See', 'Wärme')},
    en: ${wordsIn('At the lake', values)},
  },
}
`

const standIn = `/** How warm the lake could be. */
export const lakeStandIn = {
  measure: (instant: Date) => ({ measuredAt: instant.toISOString(), warmth: 4 }),
  wrongTypes: { warmth: 'eisig' },
  title: 'Lake',
  says: 'how warm it is',
}
`

beforeAll(() => {
  copy = copyProduct('feed')
  for (const folder of ['site/readings/lake', 'sandbox/readings/lake']) mkdirSync(copy.place(folder))
})
afterAll(() => copy.remove())

describe('the recipe "Add a service of readings", step by step', () => {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8')
  const recipe = /## Add a service of readings\n(.*?)\n## /s.exec(guide)?.[1] ?? ''

  it('1. a folder: what it lacks the compiler says', () => {
    expect(recipe).toMatch(/\n1\. A folder in `site\/readings\/`/)
    writeFileSync(copy.place('site/readings/lake/feed.ts'), feed('').replace(/ {2}usualCron.*\n/, ''))
    expect(copy.compilerSays('site/readings/lake/feed.ts')).toContain("'usualCron' is missing")
    writeFileSync(copy.place('site/readings/lake/feed.ts'), feed(''))
    expect(copy.compilerSays('site/readings/lake/feed.ts')).toBe('')
  })

  it('2. its name in the list: a value without words is named by a test, a stand-in is asked for by the compiler', async () => {
    expect(recipe).toMatch(/\n2\. Its name in `site\/readings\/reading-feeds\.ts`/)
    copy.change(list, '  ridge: ridgeFeed,\n', '  lake: lakeFeed,\n  ridge: ridgeFeed,\n')
    copy.change(list, 'import { ridgeFeed }', "import { lakeFeed } from './lake/feed'\nimport { ridgeFeed }")
    expect(await copy.test('unit', 'site/readings/reading-feeds.test.ts')).toMatch(/AssertionError.*warmth/)
    writeFileSync(copy.place('site/readings/lake/feed.ts'), feed('Warmth'))
    expect(await copy.test('unit', 'site/readings/reading-feeds.test.ts')).toBe('')
    expect(copy.compilerSays(settings)).toContain("'lake' is missing")
  })

  it('3. a stand-in', () => {
    expect(recipe).toMatch(/\n3\. A stand-in in `sandbox\/readings\/`/)
    writeFileSync(copy.place('sandbox/readings/lake/stand-in.ts'), standIn)
    copy.change(standIns, '{ ridge: ridgeStandIn }', '{ lake: lakeStandIn, ridge: ridgeStandIn }')
    copy.change(
      standIns,
      'import { ridgeStandIn }',
      "import { lakeStandIn } from './lake/stand-in'\nimport { ridgeStandIn }",
    )
    expect(copy.compilerSays(settings, 'gatsby-node.ts', 'worker/app/run.ts', 'worker/start/start.ts')).toBe(
      '',
    )
  })

  it('4. its variables: a test names each that is not explained', async () => {
    expect(recipe).toMatch(/\n4\. Its two variables in `\.env\.example`/)
    const complaint = await copy.test('unit', 'worker/settings/settings.test.ts')
    for (const name of ['LAKE_FEED_URL', 'LAKE_CRON']) expect(complaint).toContain(name)
    copy.change(
      '.env.example',
      '#RIDGE_FEED_URL',
      '# How warm the lake is\n#LAKE_FEED_URL=https://lake.example/now.json\n#LAKE_CRON=0 * * * *\n#RIDGE_FEED_URL',
    )
    expect(await copy.test('unit', 'worker/settings/settings.test.ts')).toBe('')
  })

  it('then clock, receipts, alarms and metrics have it, and it is read from its stand-in as the ridge is', async () => {
    expect(await copy.test('unit', 'worker/app/every-reading.test.ts')).toBe('')
    expect(await copy.generate()).toBe('')
  })
})
