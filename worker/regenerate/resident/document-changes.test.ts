import { expect, it } from 'vitest'
import {
  lakeForTest,
  temporaryFolder,
  tokens,
} from '../../../sandbox/content-lake/test-support/lake-for-tests'
import { GatsbyStore } from '../gatsby/gatsby-store'
import { memoryGatsby } from '../gatsby/testing/memory-gatsby'
import { contentClient, readSdl } from './content-reader'
import { documentChanges } from './document-changes'

const settings = { projectId: 'edelgrat', dataset: 'production', graphqlTag: 'default' }

async function built() {
  const lake = await lakeForTest()
  const client = contentClient({ ...settings, apiHost: lake.url, token: tokens.read })
  const sdl = await readSdl(client, settings.dataset, settings.graphqlTag)
  const service = { ...settings, apiHost: lake.url, token: tokens.read }
  const store = new GatsbyStore(memoryGatsby(temporaryFolder()), service, sdl)
  const compare = () =>
    documentChanges({ client, settings, sdl, store }, [{ kind: 'reconcile', reason: 'schedule' }])
  return { lake, store, compare }
}

it('a comparison finds what is other than it was built, and passes over documents of the project’s tools', async () => {
  const { lake, store, compare } = await built()
  const rooms = Array.from({ length: 5 }, (_, index) => `room-${index}`)
  for (const _id of rooms) await lake.client.create({ _id, _type: 'room', title: 'Arve' })
  await lake.client.create({ _id: 'a-tag', _type: 'media.tag', name: { current: 'sommer' } })
  await lake.client.create({ _id: 'translations', _type: 'translation.metadata', translations: [] })
  expect(await compare()).toMatchObject(rooms.map((id) => ({ id, operation: 'update' })))
  for (const id of rooms) {
    const room = await lake.client.getDocument(id)
    if (room) store.setDocument(id, store.toNode(room))
  }
  expect(await compare()).toEqual([])
  await lake.client.delete('room-1')
  expect(await compare()).toEqual([{ kind: 'document', id: 'room-1', operation: 'delete' }])
})
