import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from '../http/listening-port'
import { draftContentPath, draftContentRoutes } from './draft-content'

const token = 'test-read-token'
const line = (id: string) => `${JSON.stringify({ _id: id, _type: 'page', title: 'x'.repeat(2_000) })}\n`

/** The content of the preview over a content service whose export is answered by the test. */
async function exported(answer: (response: ServerResponse) => void): Promise<string> {
  const origin = createServer((request, response) => {
    if (request.url?.includes('/data/query/')) response.end(JSON.stringify({ result: [] }))
    else answer(response)
  }).listen(0, '127.0.0.1')
  await once(origin, 'listening')
  const app = Fastify({ forceCloseConnections: true })
  await app.register(draftContentRoutes, {
    prefix: draftContentPath,
    origin: `http://127.0.0.1:${listeningPort(origin)}`,
    token,
    mark: (document) => document,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    origin.closeAllConnections()
    origin.close()
  })
  return `http://127.0.0.1:${listeningPort(app.server)}${draftContentPath}/v2025-02-19/data/export/production`
}
const headers = { authorization: `Bearer ${token}` }

it('an export that breaks off after a whole line breaks off for the builder, too', async () => {
  const url = await exported((response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.write(line('a'))
    setTimeout(() => response.destroy(), 50)
  })
  const outcome = await fetch(url, { headers })
    .then((answer) => answer.text())
    .then(
      () => 'whole',
      () => 'broke off',
    )
  expect(outcome).toBe('broke off')
})

it.each([
  ['goes on', true],
  ['is silent', false],
])('an export that %s is not fetched to its end where its reader leaves', async (_, goesOn) => {
  let left: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    left = resolve
  })
  const url = await exported((response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    response.once('close', left)
    const more = () => {
      while (!response.destroyed && response.write(line('a')) && goesOn);
    }
    if (goesOn) response.on('drain', more)
    more()
  })
  const end = new AbortController()
  const answer = await fetch(url, { headers, signal: end.signal })
  expect(answer.status).toBe(200)
  end.abort()
  await gone
})
