import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enterHotel, type Hotel } from './studio/hotel'
import { walk } from './studio/walk'
import { Newcomer, type Started } from './support/newcomer'

let folder: string
let newcomer: Newcomer

/** Waits until everything runs, and sees that it says where. */
async function comesUp(started: Started): Promise<void> {
  await newcomer.everythingRuns(started)
  const home = await fetch(newcomer.url('site'))
  expect(home.status).toBe(200)
  expect(await home.text()).toContain('<html')
  expect(started.output()).toContain(newcomer.url('site'))
  expect(started.output()).toContain(newcomer.url('lake'))
}

async function endsWithControlC(started: Started): Promise<void> {
  expect(await newcomer.pressControlC(started)).toBeLessThan(10_000)
  expect(await newcomer.answering(), 'after Ctrl-C').toEqual([])
  expect(newcomer.leftFiles(), 'after Ctrl-C').toEqual([])
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

  describe('that was installed and started', () => {
    let started: Started
    let hotel: Hotel | undefined
    beforeAll(() => {
      started = newcomer.start({ SANDBOX_STUDIO: 'on' })
    })
    afterAll(() => hotel?.browser.close())

    it('serves the site, with nothing kept from before', async () => {
      await comesUp(started)
      expect(started.output()).not.toContain('the site as it was')
    })

    describe('has an editor in its Studio who', () => {
      beforeAll(async () => {
        await newcomer.studioIsReady(started)
        const [studio, site, lake] = [newcomer.url('studio'), newcomer.url('site'), newcomer.url('lake')]
        hotel = await enterHotel({ studio, site, lake })
      })

      for (const { name, run } of walk)
        it(name, async () => {
          if (hotel === undefined) throw new Error('nobody has signed in')
          await run(hotel)
        })
    })

    it('answers visitors at every address as its release says, after such a day', async () => {
      const said = await newcomer.run('npm', ['run', 'probe', '--silent', '--', '--most', '300'])
      expect(said).toMatch(/: \d+ answers, each as release \d+ has to be answered/)
    })

    it('ends with Ctrl-C, whole', () => endsWithControlC(started))
  })

  it('starts again with what it has built, and serves that while the builder gets ready', async () => {
    const started = newcomer.start()
    await comesUp(started)
    await endsWithControlC(started)
    expect(started.output()).toMatch(/the site as it was, \d+ pages.*site built, \d+ pages/s)
  })
})
