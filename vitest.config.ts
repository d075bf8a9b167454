import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '.cache/**', 'public/**', '.data*/**', 'tests/e2e/**']

/** Tests that build the site with Gatsby. */
const sites = ['tests/*.test.ts', 'tests/rebuild/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{site,worker,sandbox,studio,plugins,bench}/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 30_000,
          // All processors: vitest would leave one idle, which of two is half.
          maxWorkers: '100%',
        },
      },
      {
        test: {
          name: 'sites',
          include: sites,
          exclude,
          testTimeout: 300_000,
          hookTimeout: 600_000,
          // One after the other in one place: what the first has built, the others take up (tests/support/seed.ts).
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, ...sites],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          // Two at a time: half of their time these tests wait, for a lease, a feed or a process. They share no port and no folder.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
