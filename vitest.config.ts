import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { buildLimit } from './tests/support/wait-for'

// What a test does not set is not set: no file of settings of whoever runs it.
process.env.ENV_FILE = 'none'

const exclude = ['**/node_modules/**', '.cache/**', 'public/**', '.data*/**', 'tests/e2e/**']

const units = ['site', 'worker', 'sandbox', 'studio', 'plugins', 'bench']

/**
 * Tests that put something else in the place of a module, have a window, or read PDFs (the reader brings what Node 20 lacks
 * for all of a process, and jsdom takes that for Node's own): their modules are their own. What another file of the process
 * has read already would be the real one. (Tests run in copies of some rooms, too.)
 */
const apart = units
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  .filter((file) => /\bvi\.(mock|doMock)\(|@vitest-environment|pdfjs-dist/.test(readFileSync(file, 'utf8')))

/** Installs and builds a clone of its own. */
const newcomer = ['tests/fresh-clone.test.ts']

/** Tests that build a site with mistakes put into its code: they take up nothing that others have built. */
const mistakes = ['tests/rebuild/poison.test.ts', 'tests/rebuild/unmade-pages.test.ts']

/** Tests that build the site with Gatsby. */
const sites = ['tests/*.test.ts', 'tests/rebuild/*.test.ts']

/** Longer than what waits for a build (tests/support/wait-for.ts), which then says what it waited for. */
const buildsTake = buildLimit + 300_000

/**
 * The Studio's own packages come with its first start: a test that needs one works here and fails in a fresh clone. So it
 * fails here, too.
 */
const withoutPackagesOfTheStudio = {
  name: 'without-packages-of-the-studio',
  enforce: 'pre' as const,
  async resolveId(source: string, importer: string | undefined) {
    if (!importer || /^[./\0]/.test(source)) return
    const folders = createRequire(importer).resolve.paths(source) ?? []
    const having = folders.filter((folder) => existsSync(`${folder}/${source}`))
    if (having.length > 0 && having.every((folder) => folder.endsWith('/studio/node_modules')))
      throw new Error(`${importer} needs ${source}, which only the Studio has: give it to the module instead`)
  },
}

/** A condition is waited for longer than the second that is usual: beside others everything takes its time. */
const expect = { poll: { timeout: 10_000 } }

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [withoutPackagesOfTheStudio],
        test: {
          name: 'unit',
          expect,
          include: [`{${units.join(',')}}/**/*.test.{ts,tsx}`],
          exclude: [...exclude, ...apart],
          testTimeout: 30_000,
          // All processors: vitest would leave one idle, which of two is half.
          maxWorkers: '100%',
          // Modules are read once for all files of a process: for each of 240 anew they took longer than the tests.
          isolate: false,
          // Each process uses PostgreSQL, which is WebAssembly, for seconds: to compile it once more, for speed, takes longer.
          execArgv: ['--liftoff-only'],
          globalSetup: 'worker/queue/testing/one-store-for-all.ts',
        },
      },
      {
        plugins: [withoutPackagesOfTheStudio],
        test: { name: 'unit-apart', expect, include: apart, testTimeout: 30_000, maxWorkers: '100%' },
      },
      {
        test: {
          name: 'sites',
          expect,
          include: sites,
          exclude: [...exclude, ...newcomer, ...mistakes],
          testTimeout: buildsTake,
          hookTimeout: buildsTake,
          // One after the other in one place: what the first has built, the others take up (tests/support/seed.ts).
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'mistakes',
          expect,
          include: mistakes,
          testTimeout: buildsTake,
          hookTimeout: buildsTake,
          maxWorkers: 1,
          sequence: { groupOrder: 4 },
        },
      },
      {
        test: {
          name: 'newcomer',
          expect,
          include: newcomer,
          testTimeout: buildsTake,
          hookTimeout: buildsTake,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'integration',
          expect,
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, ...sites],
          testTimeout: 300_000,
          hookTimeout: buildsTake,
          // Two at a time: half of their time these tests wait, for a lease, a feed or a process. They share no port and no folder.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
