import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { schemaIdSingleton, schemaTypeSingleton } from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { describe, expect, test } from 'vitest'
import { contentClient, readRevisions } from '../../../worker/regenerate/resident/content-reader'
import { clientFor, lakeForTest, type TestLake, tokens } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'
import { receiveWebhooks } from '../test-support/webhook-receiver'

const studio = 'http://localhost:8050/presentation'
const room = { _id: 'room-arven', _type: 'room', title: 'Arve' }

/** As the Studio's Presentation makes it, with the rights of an editor. */
const makeSecret = (lake: TestLake) =>
  createPreviewSecret(lake.client, 'sanity/presentation', studio, 'editor')
const linkWith = (secret: string) =>
  `/preview/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=${encodeURIComponent('/zimmer/arve?a=1')}`
const judge = (lake: TestLake, secret: string) =>
  validatePreviewUrl(clientFor(lake.url, tokens.read), linkWith(secret))

describe('the secret of a link from the Studio to the preview', () => {
  test('is good for whoever may read drafts, with the way on and the Studio that made it', async () => {
    const lake = await lakeForTest()
    const { secret } = await makeSecret(lake)
    expect(await judge(lake, secret)).toMatchObject({
      isValid: true,
      redirectTo: '/zimmer/arve?a=1',
      studioOrigin: 'http://localhost:8050',
    })
  })

  test('is good for no other, and not after an hour, when the next one takes it away', async () => {
    let later = 0
    const lake = await lakeForTest({ clock: { now: () => Date.now() + later } })
    const { secret } = await makeSecret(lake)
    expect(await judge(lake, `${secret}x`)).toMatchObject({ isValid: false })
    later = 3601 * 1000
    expect(await judge(lake, secret)).toMatchObject({ isValid: false })
    await makeSecret(lake)
    const count = 'count(*[_type == "sanity.previewUrlSecret"])'
    expect(await lake.client.fetch(count, {}, { perspective: 'raw' })).toBe(1)
  })

  test('is read by nobody without a token', async () => {
    const lake = await lakeForTest()
    await makeSecret(lake)
    const all = '*[_type match "sanity.preview*"]'
    expect(await lake.anonymous.fetch(all, {}, { perspective: 'raw' })).toEqual([])
  })

  test('is told to no webhook', async () => {
    const receiver = await receiveWebhooks()
    const lake = await lakeForTest({ webhooks: [{ url: receiver.url, secret: 'a secret for webhooks' }] })
    await makeSecret(lake)
    await lake.client.create(room)
    await waitFor(() => receiver.received.length > 0, 'a webhook')
    expect(receiver.received.map(({ body }) => JSON.parse(body)._id)).toEqual([room._id])
  })

  test('is not built: neither the export nor the list of what there is has it', async () => {
    const lake = await lakeForTest()
    await makeSecret(lake)
    await lake.client.create({ _id: schemaIdSingleton, _type: schemaTypeSingleton, secret: 'shared' })
    await lake.client.create(room)
    const reader = contentClient({
      projectId: 'edelgrat',
      dataset: 'production',
      apiHost: lake.url.replace('127.0.0.1', 'localhost'),
      token: tokens.read,
    })
    expect([...(await readRevisions(reader)).keys()]).toEqual([room._id])
    const exported = await fetch(`${lake.url}/v1/data/export/production`, {
      headers: { authorization: `Bearer ${tokens.read}` },
    })
    expect(
      (await exported.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)._id),
    ).toEqual([room._id])
  })
})
