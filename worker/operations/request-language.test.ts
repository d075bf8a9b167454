import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDayHistory } from './day-history'
import { operationsRoutes } from './routes'
import { exampleOverview } from './testing/example'
import { noOneLeft } from './testing/no-one-left'

const token = 'a-token-of-operators'
const authorization = `Bearer ${token}`
const unused = async () => undefined
let app: FastifyInstance

beforeEach(async () => {
  app = Fastify()
  await app.register(operationsRoutes, {
    settings: { operationsToken: token, siteUrl: 'https://hotel.example', timeZone: 'Europe/Zurich' },
    ended: noOneLeft(),
    overview: exampleOverview(),
    actions: {
      ...{ regenerateAll: unused, reconcile: unused, readEvents: unused, acceptEvents: unused },
      ...{ retry: unused, rollback: unused, unpin: unused, override: unused },
    },
    metrics: async () => ({ type: 'text/plain', text: '' }),
    history: createDayHistory(),
  })
})
afterEach(() => app.close())

const languageOf = async (url: string, headers: Record<string, string>): Promise<string | undefined> =>
  /<html lang="(..)"/.exec((await app.inject({ url, headers })).body)?.[1]

describe('the language of the operations page', () => {
  it.each([
    [undefined, 'de'],
    ['*', 'de'],
    ['de-CH,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['fr-CH, fr;q=0.9, EN;q=0.8, de;q=0.7', 'en'],
    ['en;q=0, fr', 'de'],
    ['it', 'de'],
    ['enx', 'de'],
  ])('is, for a browser that asks for %s, %s', async (accepted, language) => {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted }
    expect(await languageOf('/operations', headers)).toBe(language)
    expect(await languageOf('/operations/figures', { ...headers, authorization })).toBe(language)
  })

  it('is what the cookie says, whatever the browser asks for, in the parts that load by themselves, too', async () => {
    const headers = { 'accept-language': 'de', cookie: 'operations_language=en', authorization }
    expect(await languageOf('/operations', headers)).toBe('en')
    const main = await app.inject({ url: '/operations/main', headers })
    expect(main.body).toContain('Live, except for one change')
    const nonsense = { ...headers, cookie: 'operations_language=xx' }
    expect(await languageOf('/operations', nonsense)).toBe('de')
  })

  it.each([
    ['/operations?language=en', '/operations'],
    ['/operations?before=12&language=en', '/operations?before=12'],
    ['/operations/figures?language=en', '/operations/figures'],
  ])('is kept for a year by %s, which leads back to %s', async (url, back) => {
    const answer = await app.inject({ url, headers: { authorization } })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, back])
    expect(answer.headers['set-cookie']).toBe(
      'operations_language=en; Max-Age=31536000; Path=/operations; Secure; SameSite=Lax',
    )
  })

  it('can be chosen before somebody has signed in, and by no language that there is not', async () => {
    expect((await app.inject({ url: '/operations?language=en' })).statusCode).toBe(303)
    const answer = await app.inject({ url: '/operations?language=fr' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
  })

  it('is that of refusals, too: a wrong token, and an action that is not possible', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'operations_language=en',
      accept: 'text/html',
    }
    const post = (url: string, payload: string, more = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } })
    expect((await post('/operations/sign-in', 'token=guess')).body).toContain('This token does not fit.')
    expect((await post('/operations/actions/explode', '', { authorization })).json()).toEqual({
      error: 'There is no action “explode”.',
    })
    const foreign = await post('/operations/sign-in', '', { origin: 'https://evil.example' })
    expect(foreign.body).toContain('Please load the page again')
  })

  it('of receipts for programs is German, or what they ask for', async () => {
    const ask = async (query: string) =>
      (await app.inject({ url: `/operations/receipts${query}`, headers: { authorization } })).json()
    const [room] = (await ask('')).receipts
    expect([room.kind, room.pages[0].why]).toEqual(['Zimmer', 'dieser Inhalt'])
    expect((await ask('?language=en')).receipts[1].problems).toEqual([
      'Part 1, Picture 4: “image-x” refers to no picture; the picture is left out.',
    ])
  })
})
