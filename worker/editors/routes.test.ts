import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clientFor,
  lakeForTest,
  type TestLake,
  tokens,
} from '../../sandbox/content-lake/test-support/lake-for-tests'
import { exampleReceipts } from '../operations/testing/example'
import { rightMs } from './rights'
import { editorsRoutes, wrongRights } from './routes'
import { ticketMs, ticketReader } from './ticket'
import { ticketId, ticketType } from './ticket-id'

const studio = 'https://hotel.sanity.studio'
let lake: TestLake
let app: FastifyInstance
let time: number
const warn = vi.fn()

beforeEach(async () => {
  lake = await lakeForTest()
  time = Date.now()
  warn.mockClear()
  app = Fastify()
  await app.register((scope) =>
    editorsRoutes(scope, {
      settings: {
        operationsToken: 'token-of-operators-0123',
        siteUrl: 'https://hotel.example',
        studioOrigins: [studio],
      },
      overview: { inWork: () => [], receipts: () => exampleReceipts },
      pagesTouchedBy: async (id) => (id === 'header' ? 143 : undefined),
      readTicket: ticketReader(clientFor(lake.url, tokens.read)),
      log: { warn },
      now: () => time,
    }),
  )
})
afterEach(() => app.close())

async function writtenTicket(): Promise<string> {
  const ticket = randomUUID()
  await lake.client.create({ _id: ticketId(ticket), _type: ticketType })
  return ticket
}
const ask = (payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/editors/right', payload, headers })
const rightOf = async (): Promise<string> => (await ask({ ticket: await writtenTicket() })).json().right
const receipts = (right: string | undefined, id = 'room-arven') =>
  app.inject({
    url: `/editors/receipts/${id}`,
    headers: { origin: studio, ...(right === undefined ? {} : { authorization: `Bearer ${right}` }) },
  })

describe('receipts for editors', () => {
  it('are read with a right that the worker gives for a draft which only an editor can have written', async () => {
    const answer = await receipts(await rightOf())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBe(studio)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [{ outcome, pages }] = answer.json().receipts
    expect(outcome).toBe('live')
    expect(pages[0]).toEqual({
      language: 'de',
      address: 'https://hotel.example/zimmer/arvenzimmer',
      isRemoved: false,
    })
  })

  it('tell what is wrong in German, or in the language that is asked for', async () => {
    const right = await rightOf()
    const problems = async (id: string) => (await receipts(right, id)).json().receipts[0].problems[0]
    const text = 'Abschnitt 1, Bild 4: «image-x» verweist auf kein Bild; das Bild wird weggelassen.'
    const german = { text, field: 'parts[0].gallery[3].asset._ref' }
    expect(await problems('page-gallery')).toEqual(german)
    expect(await problems('page-gallery?language=de')).toEqual(german)
    expect(await problems('page-gallery?language=en')).toMatchObject({
      text: 'Part 1, Picture 4: “image-x” refers to no picture; the picture is left out.',
    })
  })

  it('are refused without a right, with a forged one, and after its hours', async () => {
    const right = await rightOf()
    const forged = `${time + 10 * rightMs}.${right.split('.')[1]}`
    for (const given of [undefined, '', 'x', forged, `${right}x`])
      expect((await receipts(given)).statusCode, given).toBe(401)
    time += rightMs
    const late = await receipts(right)
    expect([late.statusCode, late.json().code]).toEqual([401, 'editors.no-right'])
  })

  it('are for nobody who only knows the address: no ticket, one that nobody wrote, another draft, a published document', async () => {
    const invented = randomUUID()
    const other = randomUUID()
    await lake.client.create({ _id: ticketId(other), _type: 'page' })
    for (const payload of [{}, { ticket: 7 }, { ticket: '../x' }, { ticket: invented }, { ticket: other }])
      expect((await ask(payload)).statusCode, JSON.stringify(payload)).toBe(401)
    await expect(lake.anonymous.create({ _id: ticketId(invented), _type: ticketType })).rejects.toThrow()
    expect((await ask({ ticket: invented })).statusCode).toBe(401)
  })

  it('are not given for a ticket twice, nor for an old one', async () => {
    const ticket = await writtenTicket()
    expect((await ask({ ticket })).statusCode).toBe(200)
    expect((await ask({ ticket })).statusCode).toBe(401)
    const old = await writtenTicket()
    time += ticketMs + 10_000
    expect((await ask({ ticket: old })).statusCode).toBe(401)
  })

  it('may be guessed at a few times only, while the right ones go on', async () => {
    const right = await rightOf()
    const tries = []
    for (let count = 0; count <= wrongRights.max; count += 1)
      tries.push((await receipts('guessed')).statusCode)
    expect(tries.slice(0, -1)).toEqual(Array(wrongRights.max).fill(401))
    expect(tries.at(-1)).toBe(429)
    expect((await receipts(right)).statusCode).toBe(200)
  })

  it('say that they cannot be had now where the content service is away', async () => {
    await lake.close()
    const answer = await ask({ ticket: randomUUID() })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'editors.ticket-unread'])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('come with how many pages an edit can make new, where the builder can say it, and only for editors', async () => {
    const touches = (id: string, right: string) =>
      app.inject({ url: `/editors/touches/${id}`, headers: { authorization: `Bearer ${right}` } })
    const right = await rightOf()
    expect((await touches('header', right)).json()).toEqual({ pages: 143 })
    expect((await touches('unknown', right)).json()).toEqual({ pages: null })
    expect((await touches('header', 'guessed')).statusCode).toBe(401)
  })

  it('are asked for by pages of the Studio alone', async () => {
    const preflight = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/editors/receipts/room-arven',
        headers: {
          origin,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
    expect((await preflight(studio)).headers['access-control-allow-origin']).toBe(studio)
    expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })
})
