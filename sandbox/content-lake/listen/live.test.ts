import type { LiveEvent, SanityClient } from '@sanity/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clientFor, lakeForTest, tokens } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'

/** Follows live events with the real client, and is ready once the service has said welcome. */
async function follow(client: SanityClient, includeDrafts = false) {
  const seen: LiveEvent[] = []
  const subscription = client.live.events({ includeDrafts }).subscribe({ next: (event) => seen.push(event) })
  onTestFinished(() => subscription.unsubscribe())
  await waitFor(() => seen.some(({ type }) => type === 'welcome'), 'welcome')
  return () => seen.flatMap((event) => (event.type === 'message' ? [event.tags] : []))
}

describe('live events through the real client', () => {
  test('name the tags of answers that are stale; drafts only to those who asked for them', async () => {
    const { client, url } = await lakeForTest()
    const { syncTags } = await client.fetch('*', {}, { filterResponse: false })
    const published = await follow(clientFor(url, tokens.read))
    const drafts = await follow(clientFor(url, tokens.read), true)
    await client.create({ _id: 'drafts.room', _type: 'room' })
    await waitFor(() => drafts().length === 1, 'the draft')
    await client.create({ _id: 'room', _type: 'room' })
    await waitFor(() => drafts().length === 2 && published().length === 1, 'the published document')
    expect([...drafts(), ...published()]).toEqual([syncTags, syncTags, syncTags])
  })

  test('tell drafts to nobody without a token, and begin with the version that has them', async () => {
    const { url } = await lakeForTest()
    const status = async (address: string) => (await fetch(`${url}${address}`)).status
    expect(await status('/v2025-02-19/data/live/events/production?includeDrafts=true')).toBe(401)
    expect(await status('/v1/data/live/events/production')).toBe(400)
  })
})
