import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type FrameLocator, type Page } from 'playwright'
import { startContentLake } from '../../sandbox/content-lake/server'
import { clientFor, tokens } from '../../sandbox/content-lake/test-support/lake-client'
import { makeStudio } from '../../sandbox/desk/make-studio'
import { buildStudioApp } from '../../sandbox/desk/studio-app'
import { contentServiceSdl } from '../../studio/sdl'
import { freePort } from '../../worker/streams/testing/free-port'
import { findChromium } from './find-chromium'
import { type StandInPreview, startStandInPreview } from './stand-in-preview'
import { makeWorkspace } from './workspace'

export interface StudioWithPreview {
  studioUrl: string
  preview: StandInPreview
  /** Opens an address of the Studio as an editor who is signed in. */
  open(address: string): Promise<{ page: Page; frame: FrameLocator }>
  close(): Promise<void>
}

const nobody = 'http://localhost:1'

/** The real Studio on a content lake with these documents, a preview of the test's own pages, and a browser. */
export async function startStudioWithPreview(
  documents: readonly { _id: string; _type: string }[],
): Promise<StudioWithPreview> {
  const workspace = makeWorkspace('studio')
  const closings = [() => workspace.remove()]
  const close = async () => {
    for (const closing of closings.toReversed()) await closing()
  }
  const url = async () => `http://localhost:${await freePort()}`
  const [lakeUrl, studioUrl, previewUrl] = [await url(), await url(), await url()]
  const port = (address: string) => Number(new URL(address).port)
  try {
    const lake = await startContentLake({
      port: port(lakeUrl),
      dataFolder: path.join(workspace.folder, 'lake'),
      tokens,
      sdl: contentServiceSdl,
      assetBaseUrl: lakeUrl,
      studioUrl,
    })
    closings.push(() => lake.close())
    const client = clientFor(lakeUrl, tokens.write)
    for (const document of documents) await client.createOrReplace(document)
    const preview = await startStandInPreview(clientFor(lakeUrl, tokens.read), port(previewUrl))
    closings.push(() => preview.close())

    const folder = await makeStudio({
      root: path.resolve(__dirname, '../..'),
      folder: path.join(workspace.folder, 'studio'),
      npm: ['npm'],
      settings: {
        SANITY_STUDIO_API_HOST: lakeUrl,
        SANITY_STUDIO_SITE_URL: nobody,
        SANITY_STUDIO_PREVIEW_URL: previewUrl,
      },
      phase: () => undefined,
      log: () => undefined,
    })
    const addresses = { lakeUrl, siteUrl: nobody, workerUrl: nobody, previewUrl }
    const app = buildStudioApp({ state: () => ({ is: 'there', folder }), ...addresses })
    closings.push(() => app.close())
    await app.listen({ port: port(studioUrl), host: '127.0.0.1' })
    const browser = await startBrowser()
    closings.push(() => browser.close())
    const editor = await signIn(browser, lakeUrl, studioUrl)
    const open = async (address: string) => {
      const page = await editor.newPage()
      await page.goto(studioUrl + address)
      return { page, frame: page.frameLocator('iframe') }
    }
    return { studioUrl, preview, open, close }
  } catch (error) {
    await close()
    throw error
  }
}

function startBrowser(): Promise<Browser> {
  const executablePath = findChromium()?.path
  return chromium.launch(executablePath === undefined ? {} : { executablePath })
}

/** From the lake's own page. */
async function signIn(browser: Browser, lakeUrl: string, studioUrl: string): Promise<BrowserContext> {
  // The Studio speaks the browser's language; its buttons are named in English here.
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const words = new URLSearchParams({ origin: studioUrl, projectId: 'edelgrat', withSid: 'true' })
  await page.goto(`${lakeUrl}/v1/auth/login/sandbox?${words}`)
  await page.getByText('Flurina Caduff').click()
  await page.getByRole('link', { name: 'Preview' }).waitFor({ timeout: 120_000 })
  await page.close()
  return context
}
