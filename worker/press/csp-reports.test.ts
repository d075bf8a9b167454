import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { cspReportsPlugin, readReports, reportLimits } from './csp-reports'

const report = {
  'csp-report': {
    'document-uri': 'https://www.edelgrat.example/zimmer?guest=Anna#x',
    'blocked-uri': 'https://evil.example/x.js?token=1',
    'violated-directive': 'script-src-elem',
  },
}

async function appForTest() {
  const app = Fastify()
  await app.register(cspReportsPlugin())
  onTestFinished(() => app.close())
  const send = (payload: string, type = 'application/csp-report') =>
    app.inject({ method: 'POST', url: '/api/csp-reports', headers: { 'content-type': type }, payload })
  return { send }
}

describe('a report of a stopped request', () => {
  it('is read in both forms, without queries and hashes', () => {
    const expected = {
      page: 'https://www.edelgrat.example/zimmer',
      blocked: 'https://evil.example/x.js',
      directive: 'script-src-elem',
    }
    expect(readReports(JSON.stringify(report))).toEqual([expected])
    const body = {
      documentURL: 'https://www.edelgrat.example/zimmer?a',
      blockedURL: 'https://evil.example/x.js#b',
      effectiveDirective: 'script-src-elem',
    }
    expect(readReports(JSON.stringify([{ type: 'csp-violation', body }]))).toEqual([expected])
  })

  it('may be anything: nothing comes of it', () => {
    for (const text of ['', '{', 'null', '7', '[null, {}]', '{"csp-report":7}'])
      expect(readReports(text)).toEqual([])
    expect(readReports(JSON.stringify(Array(500).fill({ body: { a: 1 } })))).toHaveLength(10)
  })

  it('is taken with 204, up to a size, of the right type, and not too often', async () => {
    const { send } = await appForTest()
    expect((await send(JSON.stringify(report))).statusCode).toBe(204)
    expect((await send('x'.repeat(reportLimits.bytes + 1))).statusCode).toBe(413)
    expect((await send('{}', 'text/plain')).statusCode).toBe(415)
    const answers = await Promise.all(Array.from({ length: reportLimits.max }, () => send('{}')))
    expect(answers.at(-1)?.statusCode).toBe(429)
  })
})
