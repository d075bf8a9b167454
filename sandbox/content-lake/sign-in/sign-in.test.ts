import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { clientFor, lakeForTest, temporaryFolder } from '../test-support/lake-for-tests'
import { sessionCookie, signIn } from '../test-support/sign-in'

const studioUrl = 'http://localhost:8050'
const lake = (dataFolder = temporaryFolder()) => lakeForTest({ studioUrl, dataFolder })

async function studioSession(url: string, editor?: string) {
  const answer = await signIn(url, { origin: `${studioUrl}/structure`, ...(editor && { editor }) })
  const target = new URL(answer.headers.get('location') ?? '')
  const token = new URLSearchParams(target.hash.slice(1)).get('token') ?? ''
  return { target, token, client: clientFor(url, token) }
}

describe('signing in', () => {
  test('nobody is signed in who has not signed in', async () => {
    const { url } = await lake()
    expect((await fetch(`${url}/v1/users/me`)).status).toBe(401)
    expect((await fetch(`${url}/v1/auth/id`)).status).toBe(401)
  })

  test('a Studio finds the page, whichever name of the lake it asks', async () => {
    const { url } = await lake()
    const { providers } = await (await fetch(`${url}/v1/auth/providers`)).json()
    expect(providers).toEqual([
      { name: 'sandbox', title: expect.any(String), url: `${url}/v1/auth/login/sandbox` },
    ])
    const page = await (
      await fetch(`${providers[0].url}?origin=${studioUrl}/&projectId=edelgrat&withSid=true`)
    ).text()
    expect(page).toContain('Flurina Caduff')
    expect(page).toContain('Gian Planta')
  })

  test('a Studio gets a token in the fragment, as long as it wants one, and writes with it under the name of the editor', async () => {
    const { url } = await lake()
    const { target, token, client } = await studioSession(url, 'editor-gian')
    expect(target.href).toBe(`${studioUrl}/structure#token=${token}`)
    expect(token.length).toBeGreaterThanOrEqual(32)
    expect(await client.users.getById('me')).toMatchObject({
      id: 'editor-gian',
      name: 'Gian Planta',
      role: 'editor',
    })
    await client.create({ _id: 'drafts.room', _type: 'room' })
    expect(await client.fetch('identity()')).toBe('editor-gian')
    expect(await client.getDocument('drafts.room')).toMatchObject({ _type: 'room' })
  })

  test('no other site is handed a session, and none can sign a browser in', async () => {
    const { url } = await lake()
    for (const origin of [
      'https://evil.example/',
      '//evil.example/',
      'http://localhost:9999/',
      'javascript:1',
    ])
      expect((await signIn(url, { origin })).status, origin).toBe(403)
    const foreign = await fetch(`${url}/v1/auth/login/sandbox`, {
      method: 'POST',
      body: new URLSearchParams({ editor: 'editor-gian' }),
      headers: { origin: 'http://localhost:9999' },
    })
    expect(foreign.status).toBe(403)
    expect((await signIn(url, { editor: 'somebody' })).status).toBe(400)
  })

  test('the cookie opens the lake to its own pages, and to no page of another port', async () => {
    const { url } = await lake()
    const cookie = await sessionCookie(url)
    const me = (headers: Record<string, string>) =>
      fetch(`${url}/v1/users/me`, { headers: { cookie, ...headers } })
    expect(await (await me({})).json()).toMatchObject({ id: 'editor-flurina' })
    expect((await me({ origin: url })).status).toBe(200)
    expect((await me({ origin: 'http://localhost:9999' })).status).toBe(401)
    expect((await signIn(url)).headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/)
  })

  test('who signs out is signed out', async () => {
    const { url } = await lake()
    const { client } = await studioSession(url)
    await client.request({ url: '/auth/logout', method: 'POST' })
    await expect(client.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
  })

  test('sessions outlive the process, and their file opens nothing', async () => {
    const folder = temporaryFolder()
    const first = await lake(folder)
    const { token } = await studioSession(first.url)
    await first.close()
    const { url } = await lake(folder)
    expect(await clientFor(url, token).users.getById('me')).toMatchObject({ id: 'editor-flurina' })
    expect(fs.readFileSync(path.join(folder, 'sessions.json'), 'utf8')).not.toContain(token)
  })
})

describe('who has not signed in', () => {
  test('writes nothing: no mutation, no action, no file, no title', async () => {
    const { url, client } = await lake()
    const room = await client.create({ _id: 'room', _type: 'room', title: 'Arve' })
    const post = (address: string, body: BodyInit) => fetch(url + address, { method: 'POST', body })
    const mutations = JSON.stringify({ mutations: [{ delete: { id: 'room' } }] })
    const actions = JSON.stringify({
      actions: [
        { actionType: 'sanity.action.document.unpublish', publishedId: 'room', draftId: 'drafts.room' },
      ],
    })
    const form = new URLSearchParams({ title: 'Mine', revision: room._rev })
    for (const answer of [
      await post('/v1/data/mutate/production', mutations),
      await post('/v2025-02-19/data/actions/production', actions),
      await post('/v1/assets/files/production', 'text'),
      await post('/edit/room', form),
    ])
      expect(answer.status, answer.url).toBe(401)
    expect(await client.getDocument('room')).toEqual(room)
  })

  test('reads no draft', async () => {
    const { client, anonymous } = await lake()
    await client.create({ _id: 'drafts.room', _type: 'room' })
    expect(await anonymous.fetch('*[_type == "room"]', {}, { perspective: 'raw' })).toEqual([])
  })
})
