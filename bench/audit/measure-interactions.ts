import { type Browser, chromium, devices, type Page } from 'playwright'
import { findChromium } from '../../tests/support/find-chromium'
import { isNotSteered } from '../../tests/support/not-steered'
import { summarize } from '../statistics'
import { type AnswerFigures, leastTold } from './answer-figures'
import { type Interaction, interactionsWith, type Step, steps } from './interactions'
import { touch } from './touch'

/** A phone has a quarter of this machine's speed, as Lighthouse supposes. */
const slowdown = 4

/** Run in each page before its own scripts: writes down what the page took to answer each input. */
const watchAnswers = `window.answers = []
for (const type of ['event', 'first-input'])
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.answers.push(entry.duration)
  }).observe({ type, buffered: true, durationThreshold: ${leastTold} })`

/** Run before a step: writes down how long after its click the frame was shown that has the heading of another page. */
const watchStep = (to: string): string => `(() => {
  const before = document.querySelector('main h1')
  addEventListener('click', ({ timeStamp }) => {
    const look = () => {
      const now = document.querySelector('main h1')
      if (location.pathname !== ${JSON.stringify(to)} || !now || now === before) return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { window.stepTook = performance.now() - timeStamp }
      port2.postMessage('after the frame')
    }
    requestAnimationFrame(look)
  }, { capture: true, once: true })
})()`

async function onPhone<T>(
  browser: Browser,
  address: string,
  script: string,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    ignoreHTTPSErrors: true,
    locale: 'de-CH',
  })
  try {
    await context.addInitScript({ content: script })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.locator('#top[data-solid]').waitFor()
    await untilIdle(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** What comes after the first paint is done, too. */
const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))

/** The slowest answer to what is done now, ms. */
async function answerTo(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate('window.answers.length = 0')
  await act()
  // Of a frame browsers tell after it.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
      ),
  )
  return page.evaluate<number>(`Math.max(${leastTold}, ...window.answers)`)
}

function measureInteraction(browser: Browser, site: string, one: Interaction): Promise<number> {
  const script = one.asPerson ? `${isNotSteered}\n${watchAnswers}` : watchAnswers
  return onPhone(browser, site + one.path, script, async (page) => {
    if (one.before) {
      await one.before(page)
      await untilIdle(page)
    }
    return answerTo(page, async () => {
      await one.act(page)
      await one.answer(page)
    })
  })
}

function measureStep(
  browser: Browser,
  site: string,
  { from, to }: Step,
): Promise<{ answer: number; page: number }> {
  return onPhone(browser, site + from, watchAnswers, async (page) => {
    const link = page.locator(`:is(main, footer) a[href="${to}"]`).filter({ visible: true }).first()
    await link.scrollIntoViewIfNeeded()
    // A page whose link is on the screen is fetched before somebody follows it.
    await page.waitForFunction(
      (data) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(data)),
      `/page-data${to === '/' ? '/index' : to}/page-data.json`,
    )
    await untilIdle(page)
    await page.evaluate(watchStep(to))
    const answer = await answerTo(page, async () => {
      await touch(link)
      await page.waitForFunction(() => Reflect.get(window, 'stepTook'))
    })
    return { answer, page: await page.evaluate<number>('window.stepTook') }
  })
}

/** Each interaction and each step, `runs` times, each time by somebody who has just come. `events`: path of a list that has several. */
export async function measureInteractions(
  site: string,
  events: string,
  runs: number,
): Promise<AnswerFigures[]> {
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args: ['--no-sandbox'] })
  try {
    const figures: AnswerFigures[] = []
    for (const one of interactionsWith(events)) {
      const took = await inTurn(runs, () => measureInteraction(browser, site, one))
      figures.push({ name: one.name, answer: summarize(took).median })
    }
    for (const step of steps) {
      const took = await inTurn(runs, () => measureStep(browser, site, step))
      const [answer, page] = [took.map((one) => one.answer), took.map((one) => one.page)]
      figures.push({ name: step.name, answer: summarize(answer).median, page: summarize(page).median })
    }
    return figures
  } finally {
    await browser.close()
  }
}

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = []
  while (results.length < times) results.push(await work())
  return results
}
