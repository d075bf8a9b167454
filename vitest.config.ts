import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '.cache/**', 'public/**', '.data*/**', 'tests/e2e/**']

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
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude,
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
