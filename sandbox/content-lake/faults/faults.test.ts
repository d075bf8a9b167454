import { describe, expect, test } from 'vitest'
import { clientFor, lakeForTest, type TestLake, tokens } from '../test-support/lake-for-tests'

const fault = (url: string, body: Record<string, unknown>) =>
  fetch(`${url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(body) })

async function lakeWithRooms(count = 10): Promise<TestLake> {
  const lake = await lakeForTest()
  const batch = Array.from({ length: count }, (_, index) => ({
    create: { _id: `room-${index}`, _type: 'room', n: 0 },
  }))
  await lake.client.mutate(batch)
  return lake
}

const exportText = async (url: string) => (await fetch(`${url}/v1/data/export/production`)).text()

describe('fault switches', () => {
  test.each([500, 429, 408])(
    'status %i hits as many reads as asked, in the shape of the service',
    async (status) => {
      const { client, url } = await lakeWithRooms()
      await fault(url, { kind: `status-${status}`, times: 2 })
      for (let time = 0; time < 2; time += 1) {
        await expect(client.fetch('count(*)')).rejects.toMatchObject({ statusCode: status })
      }
      expect(await client.fetch('count(*)')).toBe(10)
    },
  )

  test('the real client gets over a busy service by itself', async () => {
    const { url } = await lakeWithRooms()
    await fault(url, { kind: 'status-429', times: 1 })
    const patient = clientFor(url, tokens.read, { maxRetries: 5, retryDelay: () => 1 })
    expect(await patient.fetch('count(*)')).toBe(10)
  })

  test('a fault can be aimed at an endpoint, and writes are never hit unless named', async () => {
    const { client, url } = await lakeWithRooms()
    await fault(url, { kind: 'status-500', endpoints: ['export'] })
    expect(await client.fetch('count(*)')).toBe(10)
    await client.create({ _type: 'room' })
    expect((await fetch(`${url}/v1/data/export/production`)).status).toBe(500)
    await fault(url, { kind: 'status-500', endpoints: ['mutate'] })
    await expect(client.create({ _type: 'room' })).rejects.toMatchObject({ statusCode: 500 })
  })

  test('a connection is reset, or silent until the caller gives up', async () => {
    const { url } = await lakeWithRooms()
    const query = `${url}/v1/data/query/production?query=count(*)`
    await fault(url, { kind: 'reset' })
    await expect(fetch(query)).rejects.toThrow()
    await fault(url, { kind: 'silence' })
    await expect(fetch(query, { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    await fault(url, { kind: 'silence', milliseconds: 10 })
    await expect(fetch(query)).rejects.toThrow()
    expect((await fetch(query)).status).toBe(200)
  })

  test('an export ends in the middle of a line', async () => {
    const { url } = await lakeWithRooms()
    const whole = await exportText(url)
    await fault(url, { kind: 'truncated-export' })
    const cut = await exportText(url)
    expect(cut.length).toBe(Math.floor(whole.length / 2))
    expect(() => cut.split('\n').map((line) => JSON.parse(line))).toThrow()
    expect(await exportText(url)).toBe(whole)
  })

  test('an export with status 200 ends in an error object', async () => {
    const { url } = await lakeWithRooms()
    await fault(url, { kind: 'export-error' })
    const response = await fetch(`${url}/v1/data/export/production`)
    const lines = (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect([response.status, lines.at(-1)]).toMatchObject([
      200,
      { statusCode: 500, error: 'Internal Server Error' },
    ])
    expect(lines.length).toBeLessThan(10)
  })

  test('results are empty, or three documents in ten are gone', async () => {
    const { client, url } = await lakeWithRooms()
    await fault(url, { kind: 'empty-result', times: 2 })
    expect(await client.fetch('*[_type == "room"]')).toEqual([])
    expect(await exportText(url)).toBe('')
    await fault(url, { kind: 'missing-documents' })
    expect(await client.fetch('count(*[_type == "room"])')).toBe(7)
    expect(await client.fetch('count(*)')).toBe(10)
  })

  test('a stale read sees the documents before the newest transaction, as often as asked', async () => {
    const { client, url } = await lakeWithRooms()
    await client.patch('room-1').set({ n: 1 }).commit()
    await client
      .transaction()
      .patch('room-1', { set: { n: 2 } })
      .delete('room-2')
      .create({ _id: 'new', _type: 'room' })
      .commit()
    await fault(url, { kind: 'stale-read', times: 2 })
    expect(await client.fetch('*[_id == "room-1"][0].n')).toBe(1)
    expect((await client.getDocuments(['room-2', 'new'])).map((document) => document?._id)).toEqual([
      'room-2',
      undefined,
    ])
    expect(await client.fetch('*[_id == "room-1"][0].n')).toBe(2)
  })

  test('a wrong fault is explained, and all are switched off at once', async () => {
    const { client, url } = await lakeWithRooms()
    const refused = await fault(url, { kind: 'earthquake' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('kind')])
    await fault(url, { kind: 'status-500', times: 99 })
    await fetch(`${url}/sandbox/faults`, { method: 'DELETE' })
    expect(await client.fetch('count(*)')).toBe(10)
    expect(await (await fetch(`${url}/sandbox/faults`)).json()).toEqual({ faults: [] })
  })
})
