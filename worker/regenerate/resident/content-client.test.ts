import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { type ClientConfig, ClientError, ServerError } from '@sanity/client'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listeningPort } from '../../http/listening-port'
import { askOwnAddressesDirectly } from '../../programs/own-addresses.cjs'
import { contentClient } from './content-reader'

/** A content service that answers as told and remembers what it was asked. */
async function service(answer: RequestListener) {
  const asked: IncomingMessage[] = []
  const server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const client = contentClient({
    projectId: 'edelgrat',
    dataset: 'production',
    apiHost: `http://127.0.0.1:${listeningPort(server)}`,
    token: 'reads',
  }).withConfig({ retryDelay: () => 1 })
  return { client, asked }
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const found = json(200, { result: 7 })

const kindOf = (error: Error) =>
  error instanceof ServerError ? 'of the service' : error instanceof ClientError ? 'of our own' : 'unknown'

describe('the client of the content service', () => {
  const client = contentClient({
    projectId: 'edelgrat',
    dataset: 'production',
    apiHost: 'https://api.sanity.io',
    token: 'reads',
  })
  const withConfig = (config: ClientConfig) => () => client.withConfig(config)

  test('waits 5 minutes, tries 5 times again, and reads published documents past the CDN', () => {
    expect(client.config()).toMatchObject({
      timeout: 5 * 60_000,
      maxRetries: 5,
      useCdn: false,
      perspective: 'published',
      url: 'https://edelgrat.api.sanity.io/v1',
    })
  })

  test.each([
    ['a dataset with capitals', { dataset: 'Production' }],
    ['a dataset of 65 letters', { dataset: 'a'.repeat(65) }],
    ['a project id with an underscore', { projectId: 'edel_grat' }],
    ['an API version that is no date', { apiVersion: '2025-2-19' }],
    ['raw together with another perspective', { perspective: ['published', 'raw' as 'drafts'] }],
    ['a request tag with a space', { requestTagPrefix: 'the site' }],
    ['a request tag of 76 letters', { requestTagPrefix: 'a'.repeat(76) }],
  ] satisfies [string, ClientConfig][])('refuses %s', (_rule, config) => {
    expect(withConfig(config)).toThrow()
  })

  test.each([
    ['the first version', { apiVersion: '1' }],
    ['the experimental version', { apiVersion: 'X' }],
    ['a dataset with every kind of sign', { dataset: 'a_b-9' }],
    ['drafts as a preview', { perspective: 'previewDrafts' }],
    ['everything raw', { perspective: 'raw' }],
    ['a request tag with every kind of sign', { requestTagPrefix: 'Site_1-a.b' }],
  ] satisfies [string, ClientConfig][])('takes %s', (_rule, config) => {
    expect(withConfig(config)).not.toThrow()
  })

  test('gives up on a service that is silent for as long as a request may take', async () => {
    const { client } = await service(() => undefined)
    const impatient = client.withConfig({ timeout: 50, maxRetries: 0 })
    await expect(impatient.fetch('*[0]')).rejects.toThrow(/timed out|timeout/i)
  })

  test('refuses document ids with two dots, and assets that are neither image nor file', () => {
    expect(() => client.createOrReplace({ _id: 'a..b', _type: 'room' })).toThrow(/not a valid document ID/)
    expect(() => client.createOrReplace({ _id: 'a'.repeat(129), _type: 'room' })).toThrow(
      /not a valid document ID/,
    )
    expect(() => client.assets.upload('film' as 'file', Buffer.from(''))).toThrow(/image, file/)
  })

  test('asks with the address up to a query of 11264 characters, and with a body beyond', async () => {
    const { client, asked } = await service(found)
    await client.fetch('*[0]')
    await client.fetch(`*[0]${' '.repeat(12_000)}`)
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(asked[0]?.headers.authorization).toBe('Bearer reads')
  })

  test('refuses to listen to a query that makes an address of more than 14800 characters', async () => {
    const query = `*[_id == "${'a'.repeat(15_000)}"]`
    const failure = new Promise<unknown>((resolve) => {
      client.listen(query).subscribe({ error: resolve })
    })
    expect(String(await failure)).toContain('Query too large for listener')
  })

  test('tries a read again 5 times on 429, 502 and 503, then gives up', async () => {
    const tries = async (status: number) => {
      const { client, asked } = await service(json(status, { statusCode: status, error: 'Busy' }))
      await expect(client.fetch('*[0]')).rejects.toMatchObject({ statusCode: status })
      return asked.length
    }
    expect(await Promise.all([429, 502, 503].map(tries))).toEqual([6, 6, 6])
  })

  test('never tries a write again, nor a read that the service refuses', async () => {
    const { client, asked } = await service(json(503, { error: 'Busy' }))
    await expect(client.create({ _type: 'room' })).rejects.toMatchObject({ statusCode: 503 })
    expect(asked).toHaveLength(1)
    const refusing = await service(json(400, { error: 'Bad', message: 'no' }))
    await expect(refusing.client.fetch('*[')).rejects.toBeInstanceOf(ClientError)
    expect(refusing.asked).toHaveLength(1)
  })

  test('writes the warnings of the service to the log, each once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { client } = await service((request, response) => {
      response.setHeader('x-sanity-warning', 'This version of the API is old.')
      found(request, response)
    })
    await client.fetch('*[0]')
    await client.fetch('*[1]')
    expect(warn.mock.calls).toEqual([['This version of the API is old.']])
    warn.mockRestore()
  })

  test('tells errors of the service from those of its own, and composes their messages', async () => {
    const messageOf = async (status: number, body: unknown) => {
      const { client } = await service(json(status, body))
      return client.create({ _type: 'room' }).then(
        () => 'none',
        (error: Error) => `${kindOf(error)}: ${error.message}`,
      )
    }
    expect(await messageOf(500, { error: 'Internal', message: 'out of order' })).toBe(
      'of the service: Internal - out of order',
    )
    const items = Array.from({ length: 7 }, (_item, index) => ({ error: { description: `fault ${index}` } }))
    const many = await messageOf(409, { error: { type: 'mutationError', description: 'refused', items } })
    expect(many).toContain('of our own: refused')
    expect(many).toContain('...and 2 more')
    expect(many).not.toContain('fault 6')
    expect(await messageOf(418, {})).toMatch(/request to http:.* resulted in HTTP 418/)
  })
})

test('a content service on this machine is asked itself where a proxy is set for the outside', async () => {
  const { client } = await service(found)
  const proxy = await service(json(403, { error: 'blocked by the company' }))
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('HTTP_PROXY', proxy.client.config().apiHost)
  for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, '')
  await expect(client.fetch('7')).rejects.toThrow()
  askOwnAddressesDirectly(process.env)
  expect(await client.fetch('7')).toBe(7)
  expect(proxy.asked).toHaveLength(1)
})
