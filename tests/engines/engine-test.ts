import { test as base, expect } from '@playwright/test'
import { consentCookie } from '../e2e/person'
import { siteUrl } from '../e2e/visit'
import type { Engine, EngineName } from './engine'
import { missingForFirefox, startFirefox } from './firefox'
import { Visitor } from './visitor'
import { missingForWebkit, startWebkit } from './webkit'

const engines = {
  webkit: { missing: missingForWebkit, start: startWebkit },
  firefox: { missing: missingForFirefox, start: startFirefox },
} as const

interface ForEachWorker {
  engineName: EngineName
  /** Undefined where it is not installed. */
  engine: Engine | undefined
}

interface ForEachTest {
  /** In a window of a desk with a fresh profile. What its console says fails the test. */
  visitor: Visitor
  /** The same, who has answered the question for consent before. */
  guest: Visitor
}

/** Tests of what visitors do, in a browser that is not Chromium; skipped with a reason where it is not installed. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  engineName: ['webkit', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const { missing, start } = engines[engineName]
      const engine = missing() === undefined ? await start(siteUrl) : undefined
      await use(engine)
      await engine?.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, engineName }, use) => {
    if (!engine) return base.skip(true, engines[engineName].missing())
    const window = await engine.open()
    const visitor = new Visitor(window)
    try {
      await visitor.resize(1280, 900)
      await use(visitor)
      expect(await visitor.problems()).toEqual([])
    } finally {
      await window.close()
    }
  },
  guest: async ({ visitor }, use) => {
    const { name, value } = consentCookie({ necessary: ['botCheck'] })
    await visitor.bring(name, value)
    await use(visitor)
  },
})

export { expect }
