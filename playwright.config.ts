import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM_PATH
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}

/** Browser tests against the whole product, built and served as visitors get it (tests/e2e/start-site.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  forbidOnly: true,
  use: { launchOptions, locale: 'de-CH', timezoneId: 'Europe/Zurich', trace: 'off' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, testIgnore: /\.phone\.spec\.ts$/ },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      testIgnore: /\.desktop\.spec\.ts$/,
    },
  ],
})
