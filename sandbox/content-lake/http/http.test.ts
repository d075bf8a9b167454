import { once } from 'node:events'
import { get } from 'node:http'
import { describe, expect, test } from 'vitest'
import { lakeForTest, minimalSdl } from '../test-support/lake-for-tests'

describe('the service over HTTP', () => {
  test('a browser on a page of the Studio may ask, with credentials and its own headers', async () => {
    const { url } = await lakeForTest()
    const preflight = await fetch(`${url}/v1/data/query/production`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:3333',
        'access-control-request-headers': 'authorization,x-custom',
      },
    })
    expect(preflight.status).toBe(204)
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3333',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-custom',
    })
    const error = await fetch(`${url}/v1/nothing`, { headers: { origin: 'http://localhost:3333' } })
    expect(error.headers.get('access-control-allow-origin')).toBe('http://localhost:3333')
  })

  test('a transaction that is sent twice is refused the second time, and so is an unknown visibility', async () => {
    const { client, url } = await lakeForTest()
    const send = () => client.create({ _id: 'a', _type: 'page' }, { transactionId: 'once' })
    await send()
    await expect(send()).rejects.toMatchObject({ statusCode: 409 })
    const mutate = async (visibility: string) => {
      const answer = await fetch(`${url}/v1/data/mutate/production?visibility=${visibility}`, {
        method: 'POST',
        headers: { authorization: 'Bearer writer' },
        body: JSON.stringify({ mutations: [{ createIfNotExists: { _id: 'b', _type: 'page' } }] }),
      })
      return answer.status
    }
    expect([await mutate('deferred'), await mutate('soon')]).toEqual([200, 400])
  })

  test('a Studio keeps habits of its user, who is somebody', async () => {
    const { client, anonymous } = await lakeForTest()
    const pair = { key: 'studio.search', value: [1, 2] }
    expect(await client.request({ method: 'PUT', uri: '/users/me/keyvalue', body: [pair] })).toEqual([pair])
    expect(await client.request({ uri: '/users/me/keyvalue/studio.search,another' })).toEqual([pair])
    await expect(anonymous.request({ uri: '/users/me/keyvalue/studio.search' })).rejects.toMatchObject({
      statusCode: 401,
    })
    await expect(
      client.request({ method: 'PUT', uri: '/users/me/keyvalue', body: { key: 'a' } }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })

  test('a browser on any other page is told nothing of how to ask', async () => {
    const { url } = await lakeForTest()
    for (const origin of [
      'https://evil.example',
      'http://localhost:8000',
      'null',
      'http://localhost:33333',
    ]) {
      const answer = await fetch(`${url}/v1/data/query/production?query=1`, { headers: { origin } })
      expect(answer.headers.get('access-control-allow-origin'), origin).toBeNull()
    }
  })

  test('it answers under the names of this machine only', async () => {
    const { url } = await lakeForTest()
    const { port } = new URL(url)
    const statusUnder = async (host: string) => {
      const [answer] = await once(
        get({ host: '127.0.0.1', port, path: '/v1/ping', headers: { host } }),
        'response',
      )
      answer.resume()
      return answer.statusCode
    }
    for (const host of [
      `localhost:${port}`,
      `edelgrat.localhost:${port}`,
      `127.0.0.1:${port}`,
      `[::1]:${port}`,
    ])
      expect(await statusUnder(host), host).not.toBe(421)
    for (const host of [
      'evil.example',
      `localhost.evil.example:${port}`,
      '127.0.0.1.evil.example',
      '10.0.0.7',
    ])
      expect(await statusUnder(host), host).toBe(421)
  })

  test('what does not exist, a bad version, a bad body and a too large one have the shape of the service', async () => {
    const { url } = await lakeForTest()
    const statusOf = async (path: string, init?: RequestInit) => {
      const answer = await fetch(url + path, init)
      const body = await answer.json()
      expect(body).toEqual({
        statusCode: answer.status,
        error: expect.any(String),
        message: expect.any(String),
      })
      return answer.status
    }
    const post = (body: string) => ({ method: 'POST', body, headers: { authorization: 'Bearer writer' } })
    expect(await statusOf('/v1/nothing')).toBe(404)
    expect(await statusOf('/v9/data/query/production?query=*')).toBe(400)
    expect(await statusOf('/v1/data/query/production')).toBe(400)
    expect(await statusOf('/v1/data/query/production?query=*&$x={')).toBe(400)
    expect(await statusOf('/v1/data/mutate/production', post('{'))).toBe(400)
    expect(await statusOf('/v1/data/mutate/production', post('{"mutations":[{"destroy":{}}]}'))).toBe(400)
    expect(await statusOf('/v1/data/mutate/production', post(`"${'x'.repeat(5_000_000)}"`))).toBe(413)
  })

  test('users, projects and rights are answered as a Studio needs them', async () => {
    const { anonymous, client } = await lakeForTest()
    const config = { useProjectHostname: false }
    expect(await client.withConfig(config).request({ url: '/users/me' })).toMatchObject({
      role: 'administrator',
    })
    expect(await anonymous.request({ url: '/projects/edelgrat' })).toMatchObject({ id: 'edelgrat' })
    expect(await anonymous.datasets.list()).toMatchObject([{ name: 'production' }])
    const grants = '/projects/edelgrat/datasets/production/acl'
    expect(await client.request({ url: grants })).toEqual([
      { filter: '_id in path("**")', permissions: expect.arrayContaining(['read', 'create', 'update']) },
    ])
    expect(await anonymous.request({ url: grants })).toEqual([
      { filter: '_id in path("*")', permissions: ['read'] },
    ])
  })
})

describe('the source plugin', () => {
  test('downloads the documents with its own code', async () => {
    const { client, url } = await lakeForTest()
    await client.create({ _id: 'room', _type: 'room', title: 'Arve' })
    await client.create({ _id: 'drafts.room', _type: 'room' })
    const { default: download } = await import('gatsby-source-sanity/lib/util/downloadDocuments')
    const documents: Map<string, unknown> = await download(`${url}/v1/data/export/production`, 'reader')
    expect([...documents.keys()]).toEqual(['room'])
    await fetch(`${url}/sandbox/faults`, { method: 'POST', body: JSON.stringify({ kind: 'export-error' }) })
    await client.mutate(
      Array.from({ length: 9 }, (_, index) => ({ create: { _id: `r${index}`, _type: 'room' } })),
    )
    await expect(download(`${url}/v1/data/export/production`)).rejects.toThrow('500: Internal Server Error')
  })

  test('reads the schema with its own code', async () => {
    const { client } = await lakeForTest()
    const { getRemoteGraphQLSchema } = await import('gatsby-source-sanity/lib/util/remoteGraphQLSchema')
    // @ts-expect-error The plugin brings an older client of its own; it only calls `request` and `config`.
    const read = (graphqlTag: string): Promise<string> => getRemoteGraphQLSchema(client, { graphqlTag })
    expect(await read('default')).toBe(minimalSdl)
    await expect(read('other')).rejects.toThrow('GraphQL API not deployed')
  })
})

test('a private dataset is read with a token only, whichever way', async () => {
  const { url, anonymous } = await lakeForTest({ isPrivate: true })
  const ways = [
    'apis/graphql/production/default',
    'data/query/production?query=*',
    'data/doc/production/room-arven',
    'data/export/production',
    'data/listen/production?query=*',
  ]
  for (const way of ways) {
    expect((await fetch(`${url}/v1/${way}`)).status, way).toBe(401)
    const answer = await fetch(`${url}/v1/${way}`, { headers: { authorization: 'Bearer reader' } })
    expect(answer.status, way).toBe(200)
    await answer.body?.cancel()
  }
  await expect(anonymous.fetch('*')).rejects.toMatchObject({ statusCode: 401 })
  expect(await anonymous.withConfig({ token: 'reader' }).fetch('count(*)')).toBe(0)
})
