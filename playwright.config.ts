import { defineConfig } from '@playwright/test'
import type { EngineName } from './tests/engines/engine'

// The site that is tested has no settings of whoever runs the tests.
process.env.ENV_FILE = 'none'

const executablePath = process.env.CHROMIUM_PATH
const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters as where there are windows: a browser without them fits letters to whole pixels otherwise (looks.desktop.spec.ts).
    '--font-render-hinting=none',
  ],
}

/** As visitors have it: what calls itself headless is taken for a program, which gets no redirect and no banner. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Browser tests against the whole product, built and served as visitors get it (tests/e2e/start-site.ts). */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-site.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json']],
  forbidOnly: true,
  use: { launchOptions, userAgent, locale: 'de-CH', timezoneId: 'Europe/Zurich', trace: 'off' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, testIgnore: /\.phone\.spec\.ts$/ },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      testIgnore: /\.desktop\.spec\.ts$/,
    },
    // Safari's engine and Firefox, by protocols of their own: Playwright only runs these tests and has the site for them.
    { name: 'webkit', testDir: 'tests/engines', use: { engineName: 'webkit' } },
    { name: 'firefox', testDir: 'tests/engines', use: { engineName: 'firefox' } },
  ],
})
