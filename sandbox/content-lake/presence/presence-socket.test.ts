import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { lakeForTest, type TestLake, tokens } from '../test-support/lake-for-tests'
import { waitFor } from '../test-support/wait-for'

const studioUrl = 'http://localhost:8050'

interface Message {
  id?: string
  result?: unknown
  error?: { code: number }
  method?: string
  params?: { subscription: string; result: { type: string } }
}

function addressOf(lake: TestLake, dataset = 'production'): string {
  return `${lake.url.replace('http', 'ws')}/v2022-06-30/socket/${dataset}?tag=sanity.studio`
}

/** A window of a Studio, as the service's own client speaks. */
async function openWindow(lake: TestLake, token = tokens.write) {
  const socket = new WebSocket(addressOf(lake), { origin: studioUrl })
  onTestFinished(() => socket.terminate())
  const heard: Message[] = []
  socket.on('message', (data) => {
    if (String(data) !== '♥') heard.push(JSON.parse(String(data)))
  })
  await once(socket, 'open')
  let asked = 0
  const ask = (method: string, params: object = {}): Promise<Message> => {
    asked += 1
    const id = `request-${asked}`
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params: { ...params, apiVersion: 'v1' }, id }))
    return waitFor(() => heard.find((message) => message.id === id), `an answer to ${method}`)
  }
  await ask('authorization', { authorization: `Bearer ${token}` })
  const events = () =>
    heard.flatMap(({ method, params }) => (method === 'presence_subscription' ? params : []))
  return {
    socket,
    ask,
    events,
    hears: (type: string) => waitFor(() => events().find((event) => event?.result.type === type), type),
  }
}

const lake = () => lakeForTest({ studioUrl })

describe('the socket on which windows of a Studio say where their editors are', () => {
  test('tells the others of a place, and of a call of the roll, but not the one who spoke', async () => {
    const service = await lake()
    const one = await openWindow(service)
    const other = await openWindow(service, tokens.read)
    const { result: subscription } = await one.ask('presence_subscribe')
    await other.ask('presence_subscribe')
    await other.ask('presence_rollcall', { session: 'of-the-other' })
    const locations = [{ type: 'document', documentId: 'room-arven', path: ['title'] }]
    await other.ask('presence_announce', { data: { sessionId: 'of-the-other', locations } })
    expect(await one.hears('rollCall')).toEqual({
      subscription,
      result: { type: 'rollCall', i: 'sandbox-viewer', session: 'of-the-other' },
    })
    expect(await one.hears('state')).toEqual({
      subscription,
      result: { type: 'state', i: 'sandbox-viewer', m: { sessionId: 'of-the-other', locations } },
    })
    expect(other.events()).toEqual([])
  })

  test('tells them of one who goes, also where a window is closed without a word', async () => {
    const service = await lake()
    const one = await openWindow(service)
    await one.ask('presence_subscribe')
    const other = await openWindow(service, tokens.read)
    await other.ask('presence_announce', { data: { sessionId: 'of-the-other', locations: [] } })
    other.socket.terminate()
    expect(await one.hears('disconnect')).toMatchObject({
      result: { type: 'disconnect', i: 'sandbox-viewer', m: { session: 'of-the-other' } },
    })
  })

  test('tells nothing any more to one who no longer listens', async () => {
    const service = await lake()
    const one = await openWindow(service)
    const { result: subscriptionId } = await one.ask('presence_subscribe')
    expect(await one.ask('presence_unsubscribe', { subscriptionId })).toMatchObject({ result: true })
    const other = await openWindow(service)
    await other.ask('presence_rollcall', { session: 'of-the-other' })
    await one.ask('presence_rollcall', { session: 'of-one' })
    expect(one.events()).toEqual([])
  })

  test('names what is no method, and what lacks its values', async () => {
    const one = await openWindow(await lake())
    expect(await one.ask('query')).toMatchObject({ error: { code: -32601 } })
    expect(await one.ask('presence_announce', { data: {} })).toMatchObject({ error: { code: -32602 } })
  })

  test('is closed to who has no token, or a wrong one', async () => {
    const service = await lake()
    for (const method of ['presence_subscribe', 'authorization']) {
      const socket = new WebSocket(addressOf(service), { origin: studioUrl })
      await once(socket, 'open')
      socket.send(
        JSON.stringify({ jsonrpc: '2.0', method, params: { authorization: 'Bearer nobody' }, id: '1' }),
      )
      const [code] = await once(socket, 'close')
      expect(code).toBe(4001)
    }
  })

  test.each([
    ['a page of another site', 'production', { origin: 'https://www.example.org' }, 403],
    ['a program without a page', 'production', {}, 403],
    ['another dataset', 'staging', { origin: studioUrl }, 404],
    [
      'another name of this machine',
      'production',
      { origin: studioUrl, headers: { host: 'www.example.org' } },
      421,
    ],
  ])('is not opened to %s', async (_, dataset, options, status) => {
    const socket = new WebSocket(addressOf(await lake(), dataset), options)
    const answered = once(socket, 'unexpected-response')
    socket.on('error', () => undefined)
    const [, response] = await answered
    expect(response.statusCode).toBe(status)
    socket.terminate()
  })

  test('ends with the service', async () => {
    const service = await lake()
    const one = await openWindow(service)
    const closed = once(one.socket, 'close')
    await service.close()
    await closed
  })
})
