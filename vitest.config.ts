import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '.cache/**', 'public/**', '.data/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{site,worker,sandbox,studio,plugins,bench}/**/*.test.{ts,tsx}'],
          exclude,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude,
          testTimeout: 300_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
