import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** The lines of each service, by its name. */
const services = new Map(
  (readFileSync('docker-compose.yml', 'utf8').split(/^services:\n/m)[1] ?? '')
    .split(/^ {2}(?=\w+:$)/m)
    .map((text) => [text.slice(0, text.indexOf(':')), text] as const),
)
/** What is set here goes before `.env`. */
const variableOf = (service: string, name: string): string | undefined =>
  new RegExp(`^ {6}${name}: "?([^"\\n]+)"?$`, 'm').exec(services.get(service) ?? '')?.[1]
const partsOf = (service: string, pattern: RegExp): string[] =>
  [...(services.get(service) ?? '').matchAll(pattern)].map(([, part = '']) => part)

it('a worker in compose listens where its port and its health check lead, whatever port .env names', () => {
  for (const service of ['worker', 'intake']) {
    const port = variableOf(service, 'WORKER_PORT')
    expect(partsOf(service, /- "127\.0\.0\.1:\d+:(\d+)"/g), service).toEqual([port])
    expect(partsOf(service, /http:\/\/127\.0\.0\.1:(\d+)\//g), service).toEqual([port])
  }
  const port = variableOf('worker', 'WORKER_PORT')
  expect(variableOf('worker', 'NGINX_GATE_ORIGIN')).toBe(`http://worker:${port}`)
  expect(variableOf('site', 'WORKER_PORT')).toBe(port)
})

it('the nginx of compose keeps pictures where its volume is, whatever folder .env names', () => {
  expect(partsOf('nginx', /- pictures:(\S+)/g)).toEqual([variableOf('worker', 'NGINX_CACHE')])
})
