/**
 * `npm run audit:site [-- words]`: Lighthouse on a phone, five times for each kind of page, against a site that is built for
 * it or runs already (SITE_UNDER_TEST), behind HTTP/2 and TLS as in production; writes docs/audit.md. With words only the
 * pages whose names hold one (`answers`: how soon the site answers a touch, which is no page), and nothing is written. Ends with 1 where a promise to visitors is not kept (promises.ts).
 * Wants nginx, openssl, and the machine for itself.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { hotelDocuments } from '../../sandbox/hotel/documents'
import { fullestList } from '../../tests/support/demo-pages'
import { findChromium } from '../../tests/support/find-chromium'
import { startSite } from '../../tests/support/site'
import { makeWorkspace } from '../../tests/support/workspace'
import { freePort } from '../../worker/streams/testing/free-port'
import { type AnswerFigures, lateAnswers } from './answer-figures'
import { auditPage } from './audit-page'
import { type AuditedPage, auditedPages } from './audited-pages'
import { awaitLastingCopies } from './lasting-copies'
import { measureInteractions } from './measure-interactions'
import {
  categories,
  figuresOf,
  type LighthouseReport,
  lighthouseReport,
  missed,
  type PageFigures,
} from './page-figures'
import { withSecureFront } from './secure-front'

const runs = 5
// What is measured has no settings of whoever measures.
process.env.ENV_FILE = 'none'

const say = (text: string) => void process.stdout.write(`${text}\n`)

const program = require.resolve('lighthouse/cli/index.js')

/**
 * One run in a browser of its own, as for a visitor who comes for the first time. Lighthouse is a program of its own: it
 * sends its functions into the page as they are written, and tsx writes them anew.
 */
async function audit(address: string): Promise<LighthouseReport> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: findChromium()?.path,
    // The certificate of the front is its own.
    args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  })
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [program, address, `--port=${port}`, `--only-categories=${categories}`, '--output=json', '--quiet'],
      { maxBuffer: 1e8, env: { ...process.env, NODE_OPTIONS: '' } },
    )
    return lighthouseReport.parse(JSON.parse(stdout))
  } finally {
    await browser.close()
  }
}

/** Now and then a browser records nothing, and Lighthouse asks for another run: three at most. */
async function auditUntilRecorded(address: string, triesLeft = 2): Promise<LighthouseReport> {
  try {
    return await audit(address)
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('Please run Lighthouse again')) throw error
    return auditUntilRecorded(address, triesLeft - 1)
  }
}

async function withSite<T>(use: (address: string) => Promise<T>): Promise<T> {
  const running = process.env.SITE_UNDER_TEST
  if (running) return use(running)
  say('building the site')
  const workspace = makeWorkspace('audit')
  const site = await startSite(workspace, { documents: hotelDocuments() })
  try {
    return await use(site.url)
  } finally {
    await site.stop()
    await workspace.remove()
  }
}

async function figuresOfAll(site: string, pages: readonly AuditedPage[]): Promise<PageFigures[]> {
  const figures: PageFigures[] = []
  for (const audited of pages) {
    const reports: LighthouseReport[] = []
    while (reports.length < runs) reports.push(await auditUntilRecorded(site + audited.path))
    const page = figuresOf(audited, reports)
    say(`${page.name}: ${missed(page).join(', ') || 'every promise kept'}`)
    figures.push(page)
  }
  return figures
}

/** The word that asks for how soon the site answers. */
const answersWord = 'answers'

async function answersOfAll(site: string, events: string): Promise<AnswerFigures[]> {
  const answers = await measureInteractions(site, events, runs)
  for (const { name, answer, page } of answers)
    say(
      `${name}: ${answer.toFixed(0)} ms${page === undefined ? '' : `, the page after ${page.toFixed(0)} ms`}`,
    )
  return answers
}

async function main(words: readonly string[]): Promise<void> {
  const { pages, answers } = await withSite(async (site) => {
    const audited = await auditedPages(site, words)
    say('waiting for the scripts as most visitors get them')
    await awaitLastingCopies(site, '/')
    const events = await fullestList(site, 'de')
    return withSecureFront(site, async (front) => ({
      pages: await figuresOfAll(front, audited),
      answers: words.length === 0 || words.includes(answersWord) ? await answersOfAll(front, events) : [],
    }))
  })
  if (words.length === 0) writeFileSync('docs/audit.md', auditPage(pages, answers, new Date(), runs))
  const isKept =
    pages.every((page) => missed(page).length === 0) && answers.every((one) => lateAnswers(one).length === 0)
  process.exitCode = isKept ? 0 : 1
}

// Whoever ends it ends nginx and all else with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})
