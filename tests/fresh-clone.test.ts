import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from './support/find-chromium'
import { Newcomer, type Started } from './support/newcomer'
import { openInStudio } from './support/studio-editor'
import { waitFor } from './support/wait-for'

let folder: string
let newcomer: Newcomer

/** Resolves with what it said. */
async function startAndStop(
  settings: Readonly<Record<string, string>> = {},
  meanwhile: (started: Started) => Promise<void> = async () => undefined,
): Promise<string> {
  const started = newcomer.start(settings)
  let took: number | undefined
  try {
    await newcomer.everythingRuns(started)
    const home = await fetch(newcomer.url('site'))
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<html')
    expect(started.output()).toContain(newcomer.url('site'))
    expect(started.output()).toContain(newcomer.url('lake'))
    await meanwhile(started)
  } finally {
    // Whatever went wrong: the next start finds nothing in its way.
    took = await newcomer.pressControlC(started)
  }
  expect(took).toBeLessThan(10_000)
  expect(await newcomer.answering(), 'after Ctrl-C').toEqual([])
  return started.output()
}

/**
 * An editor signs in to the Studio, writes another title, publishes, and is told there that it is live, and where; then
 * takes the title of before back from the history.
 */
async function editInStudio(started: Started): Promise<void> {
  await newcomer.studioIsReady(started)
  const chromiumPath = findChromium()?.path
  const browser = await chromium.launch(chromiumPath === undefined ? {} : { executablePath: chromiumPath })
  try {
    const { page, publishTitle, restoreOldest, badge } = await openInStudio(browser, newcomer.url('studio'), {
      id: 'room-arven',
      type: 'room',
    })
    await badge(/^Live$/).waitFor({ timeout: 60_000 })
    await publishTitle('Arvenzimmer am See')
    await page.getByRole('button', { name: 'Live', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Live' })
    const link = panel.getByRole('link', { name: '/zimmer/arvenzimmer', exact: true }).first()
    await link.waitFor({ timeout: 60_000 })
    const address = (await link.getAttribute('href')) ?? ''
    const shown = async () => (await fetch(address)).text()
    expect(await shown()).toContain('Arvenzimmer am See')
    await restoreOldest()
    await waitFor('the title of before', async () =>
      (await shown()).includes('Arvenzimmer am See') ? undefined : true,
    )
  } finally {
    await browser.close()
  }
}

describe('a fresh clone', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'fresh-clone-'))
    newcomer = await Newcomer.in(folder)
    await newcomer.clone()
    await newcomer.install()
  })

  afterAll(async () => {
    newcomer.leave()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  it('says in one sentence which port is taken, and leaves nothing running', async () => {
    const { site } = newcomer.ports
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(site, '127.0.0.1', resolve))
    const { ended, output } = newcomer.start()
    expect(await ended()).toBe(1)
    expect(output()).toContain(`Port ${site} for the site is taken`)
    await new Promise((resolve) => blocker.close(resolve))
  })

  it('says in one sentence which settings are wrong', async () => {
    const { ended, output } = newcomer.start({ QUIET_MS: 'soon', SITE_PORT: 'eighty' })
    expect(await ended()).toBe(1)
    expect(output()).toContain('QUIET_MS')
    expect(output()).toContain('SITE_PORT')
  })

  it('installs, starts, serves the site, tells an editor in the Studio that an edit is live, takes it back there, and ends with Ctrl-C', async () => {
    const said = await startAndStop({ SANDBOX_STUDIO: 'on' }, editInStudio)
    expect(said).not.toContain('the site as it was')
  }, 900_000)

  it('starts again with what it has built, and serves that while the builder gets ready', async () => {
    expect(await startAndStop()).toMatch(/the site as it was, \d+ pages.*site built, \d+ pages/s)
  }, 500_000)
})
