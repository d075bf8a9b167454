import type { SanityClient } from '@sanity/client'
import { type Browser, chromium } from 'playwright'
import { clientFor } from '../../sandbox/content-lake/test-support/lake-client'
import { publicSecrets } from '../../sandbox/defaults'
import { findChromium } from '../support/find-chromium'
import { waitFor } from '../support/wait-for'
import { Editor } from './editor'

/** The running product as the walk of an editor meets it. */
export interface Hotel {
  editor: Editor
  browser: Browser
  /** Addresses without a trailing slash. */
  studio: string
  site: string
  /** The real client, which sees drafts, too: what is stored is asked for here; deeds write in the Studio alone. */
  lake: SanityClient
  /** Milliseconds from the press on "Publish" until the content service had it, which is the Studio's work, and until a visitor's page had it. */
  live: { stored: number; seen: number }[]
}

/** An editor who has signed in to the Studio of a product that runs at these addresses. */
export async function enterHotel(places: Record<'studio' | 'site' | 'lake', string>): Promise<Hotel> {
  const executablePath = findChromium()?.path
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  try {
    const editor = await Editor.signIn(browser, places.studio)
    return {
      editor,
      browser,
      studio: places.studio,
      site: places.site,
      lake: clientFor(places.lake, publicSecrets.writeToken),
      live: [],
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/** What a visitor gets at a path. */
export async function visit({ site }: Hotel, path: string) {
  const response = await fetch(site + path, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location') ?? undefined,
    html: await response.text(),
  }
}

type Answer = Awaited<ReturnType<typeof visit>>

/** Resolves with what a visitor gets as soon as it is so. `limit`, ms: where that is not soon. */
export const visitUntil = (
  hotel: Hotel,
  path: string,
  what: string,
  is: (answer: Answer) => boolean,
  limit?: number,
) =>
  waitFor(
    `${path} ${what}`,
    async () => {
      const answer = await visit(hotel, path)
      return is(answer) ? answer : undefined
    },
    limit,
  )

/** Waits for the words on the page, and keeps how long they took since "Publish" was pressed at that time, ms since 1970. */
export async function liveSince(hotel: Hotel, pressed: number, path: string, words: string): Promise<void> {
  await visitUntil(hotel, path, `says ${words}`, ({ html }) => html.includes(words)).catch(async (error) => {
    throw new Error(`${error.message}\n${await whoHas(hotel, path)}`)
  })
  const seen = performance.timeOrigin + performance.now() - pressed
  hotel.live.push({ stored: (await lastPublished(hotel)) - pressed, seen })
}

/** How far a page has come: what a visitor is answered, and what the content service has of it, drafts too. */
async function whoHas(hotel: Hotel, path: string): Promise<string> {
  const { status, html } = await visit(hotel, path)
  const kept = await hotel.lake.fetch(
    '*[url.fullPath == $path]{ _id, _rev, _updatedAt, live, lead }',
    { path },
    { perspective: 'raw' },
  )
  return `A visitor is answered ${status}: ${/<title[^>]*>([^<]*)/.exec(html)?.[1]}. The content service has ${JSON.stringify(kept)}.`
}

/** When the content service took what was published last, ms since 1970. */
async function lastPublished({ lake }: Hotel): Promise<number> {
  const newest = '*[!(_id in path("drafts.**"))] | order(_updatedAt desc)[0]._updatedAt'
  return Date.parse(await lake.fetch(newest, {}, { perspective: 'raw' }))
}
