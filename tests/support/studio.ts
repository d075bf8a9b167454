import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { type Browser, type BrowserContext, chromium } from 'playwright'
import { startContentLake } from '../../sandbox/content-lake/server'
import { clientFor, tokens } from '../../sandbox/content-lake/test-support/lake-client'
import { makeStudio } from '../../sandbox/desk/make-studio'
import { buildStudioApp } from '../../sandbox/desk/studio-app'
import { contentServiceSdl } from '../../studio/sdl'
import { freePort } from '../../worker/streams/testing/free-port'
import { findChromium } from './find-chromium'
import { makeWorkspace } from './workspace'

export interface StudioOptions {
  documents: readonly { _id: string; _type: string }[]
  /** Of the preview that it shows, without a slash at its end. Default: none. */
  previewUrl?: string
}

export interface RunningStudio {
  /** Addresses without a slash at their end. */
  studioUrl: string
  lakeUrl: string
  /** Reads drafts. */
  reader: SanityClient
  /** The browser of an editor who is signed in. */
  editor: BrowserContext
  close(): Promise<void>
}

const nobody = 'http://localhost:1'

/** An address that is free. */
export const freeUrl = async (): Promise<string> => `http://localhost:${await freePort()}`

/** The real Studio on a content lake with these documents, and a browser. */
export async function startStudio({ documents, previewUrl }: StudioOptions): Promise<RunningStudio> {
  const workspace = makeWorkspace('studio')
  const closings = [() => workspace.remove()]
  const close = async () => {
    for (const closing of closings.toReversed()) await closing()
  }
  const [lakeUrl, studioUrl] = [await freeUrl(), await freeUrl()]
  const port = (address: string) => Number(new URL(address).port)
  try {
    const lake = await startContentLake({
      port: port(lakeUrl),
      dataFolder: path.join(workspace.folder, 'lake'),
      tokens,
      sdl: contentServiceSdl,
      assetBaseUrl: lakeUrl,
      studioUrl,
      seed: {
        ndjson: documents.map((document) => `${JSON.stringify(document)}\n`).join(''),
        folder: workspace.folder,
      },
    })
    closings.push(() => lake.close())
    const folder = await makeStudio({
      root: path.resolve(__dirname, '../..'),
      folder: path.join(workspace.folder, 'studio'),
      npm: ['npm'],
      settings: {
        SANITY_STUDIO_API_HOST: lakeUrl,
        SANITY_STUDIO_SITE_URL: nobody,
        ...(previewUrl && { SANITY_STUDIO_PREVIEW_URL: previewUrl }),
      },
      phase: () => undefined,
      log: () => undefined,
    })
    const addresses = { lakeUrl, siteUrl: nobody, workerUrl: nobody, previewUrl: previewUrl ?? nobody }
    const app = buildStudioApp({ state: () => ({ is: 'there', folder }), ...addresses })
    closings.push(() => app.close())
    await app.listen({ port: port(studioUrl), host: '127.0.0.1' })
    const browser = await startBrowser()
    closings.push(() => browser.close())
    const editor = await signIn(browser, lakeUrl, studioUrl)
    return { studioUrl, lakeUrl, reader: clientFor(lakeUrl, tokens.read), editor, close }
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
  await page.getByTestId('studio-navbar').waitFor({ timeout: 120_000 })
  await page.close()
  return context
}
