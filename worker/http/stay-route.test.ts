import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { pathOfStay, stayRoute } from './stay-route'

const today = '2026-11-26'
const to = (query: string) => pathOfStay(query, today)

describe('the days of a visit, sent without scripts', () => {
  it('lead to the list of the month of the arrival, in the language of the page', () => {
    const days = 'arrival=2026-12-28&departure=2027-01-03'
    expect(to(`?language=de&${days}`)).toBe(`/events/2026-12?${days}`)
    expect(to(`?language=fr&${days}`)).toBe(`/fr/evenements/2026-12?${days}`)
    expect(to(`?language=en&${days}`)).toBe(`/en/events/2026-12?${days}`)
    expect(to(`?language=xx&${days}`)).toBe(`/events/2026-12?${days}`)
    const now = 'arrival=2026-11-20&departure=2026-11-28'
    expect(to(`?language=en&${now}`)).toBe(`/en/events?${now}`)
    expect(to('?language=en&arrival=2026-10-30&departure=2026-12-02')).toMatch(/^\/en\/events\?/)
  })

  it('lead to the word for what is wrong with them', () => {
    expect(to('?language=de&arrival=2026-12-10&departure=2026-12-01')).toMatch(/^\/events\?.*#stay-reversed$/)
    expect(to('?language=fr&arrival=&departure=')).toBe('/fr/evenements?arrival=&departure=#stay-incomplete')
    expect(to('?language=en&arrival=2030-01-01&departure=2030-01-02')).toMatch(/#stay-outside$/)
    expect(to('')).toBe('/events')
  })

  it('lead nowhere but to a list, whatever is sent', () => {
    for (const evil of ['//evil.example', 'https://evil.example', '%0d%0aSet-Cookie:a=b', '../gate'])
      expect(to(`?language=${evil}&arrival=${evil}&departure=${evil}`)).toBe(
        '/events?arrival=&departure=#stay-incomplete',
      )
  })

  it('are answered by a redirect that a browser follows with GET', async () => {
    const app = fastify()
    stayRoute(app, { timeZone: 'Europe/Zurich', now: () => Date.parse('2026-11-30T23:30:00Z') })
    const answer = await app.inject('/api/stay?language=en&arrival=2026-12-01&departure=2026-12-04')
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/en/events?arrival=2026-12-01&departure=2026-12-04',
    ])
    await app.close()
  })
})
