import { describe, expect, test } from 'vitest'
import { lakeForTest } from '../test-support/lake-for-tests'
import { sessionCookie } from '../test-support/sign-in'

const room = { _id: 'room-arven', _type: 'room', title: 'Arve & <Lärche>', url: { fullPath: '/zimmer/arve' } }

async function lakeWithRoom() {
  const lake = await lakeForTest({ siteUrl: 'http://localhost:8000' })
  const document = await lake.client.create(room)
  const edit = `${lake.url}/edit/room-arven`
  const cookie = await sessionCookie(lake.url)
  const save = (title: string, revision = document._rev, headers: Record<string, string> = {}) =>
    fetch(edit, {
      method: 'POST',
      body: new URLSearchParams({ title, revision }),
      headers: { cookie, ...headers },
      redirect: 'manual',
    })
  return { ...lake, cookie, document, edit, save }
}

describe('the editor page', () => {
  test('lists documents by kind, finds them, and shows their text as text', async () => {
    const { url } = await lakeWithRoom()
    const page = await (await fetch(url)).text()
    expect(page).toContain('<a href="/edit/room-arven">Arve &amp; &lt;Lärche&gt;</a>')
    expect(await (await fetch(`${url}/?type=room&q=arve`)).text()).toContain('/edit/room-arven')
    expect(await (await fetch(`${url}/?type=room&q=elsewhere`)).text()).toContain('Nothing found')
  })

  test('offers the form to who is signed in, and the way to sign in to anybody else', async () => {
    const { edit, cookie } = await lakeWithRoom()
    expect(await (await fetch(edit, { headers: { cookie } })).text()).toContain('<form method="post">')
    const page = await (await fetch(edit)).text()
    expect(page).not.toContain('<form method="post">')
    expect(page).toContain('/v1/auth/login/sandbox?origin=%2Fedit%2Froom-arven')
  })

  test('asks nothing of anyone else and runs no script', async () => {
    const { url, edit } = await lakeWithRoom()
    for (const address of [url, edit]) {
      const answer = await fetch(address)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.text()).not.toMatch(/<script|src=|@import|url\(/)
    }
  })

  test('a new title is published and the page links to where it is live', async () => {
    const { client, url, save } = await lakeWithRoom()
    const answer = await save('Arvenzimmer')
    expect(answer.status).toBe(303)
    expect(await client.getDocument('room-arven')).toMatchObject({ title: 'Arvenzimmer' })
    const next = await (await fetch(new URL(answer.headers.get('location') ?? '', url))).text()
    expect(next).toContain('Published.')
    expect(next).toContain('href="http://localhost:8000/zimmer/arve"')
  })

  test('an edit of an older revision, an empty title and a form of another site change nothing', async () => {
    const { client, document, save } = await lakeWithRoom()
    expect(await (await save('late', 'an-older-revision')).text()).toContain('Somebody else has changed')
    expect(await (await save('  ')).text()).toContain('must not be empty')
    expect((await save('foreign', document._rev, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await client.getDocument('room-arven')).toEqual(document)
  })
})
