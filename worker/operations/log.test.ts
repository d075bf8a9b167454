import os from 'node:os'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ChangeRefused } from '../changes/errors'
import { openQueue } from '../queue/open-queue'
import { type RedisServer, startRedis } from '../queue/testing/stores'
import { createLog } from './log'
import { loggedError } from './logged-error'

const secret = 'my-secret-password-1'
let redis: RedisServer

beforeAll(async () => {
  redis = await startRedis()
}, 60_000)
afterAll(() => redis.stop())

function written() {
  const lines: string[] = []
  const log = createLog({ level: 'info', pretty: false, to: { write: (line) => void lines.push(line) } })
  return { log, lines }
}

/** As ioredis makes them. */
const refusedByRedis = (message: string) =>
  Object.assign(new Error(message), { command: { name: 'auth', args: ['default', secret] } })

it('the password of Redis stands in no line of the log when Redis refuses it', async () => {
  const { log, lines } = written()
  const redisUrl = `redis://somebody:${secret}@127.0.0.1:${redis.port}`
  const options = { dataDir: os.tmpdir(), site: 'secret', quietMs: 1, longestWaitMs: 1 }
  const queue = await openQueue({ ...options, redisUrl, log })
  await queue.close()
  expect(lines.join('')).toContain('WRONGPASS')
  expect(lines.filter((line) => line.includes(secret))).toEqual([])
})

it.each([
  ['of an error', () => refusedByRedis('WRONGPASS')],
  ['of its cause', () => new Error('the queue is away', { cause: refusedByRedis('WRONGPASS') })],
  ['of one of several', () => new AggregateError([refusedByRedis('WRONGPASS')], 'none worked')],
  ['of what is told of it', () => Object.assign(new Error('no'), { reason: refusedByRedis('WRONGPASS') })],
  ['of what is no error', () => ({ message: 'WRONGPASS', command: { args: [secret] } })],
])('what a library put into an error is not written: %s', (_, make) => {
  const { log, lines } = written()
  for (const key of ['error', 'err']) log.warn({ [key]: make() }, 'it failed')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain(secret)
  expect(lines.every((line) => line.includes('WRONGPASS'))).toBe(true)
})

it('nor by a server that logs what failed', async () => {
  const { log, lines } = written()
  const app = fastify({ loggerInstance: log })
  app.get('/', async () => {
    throw refusedByRedis('WRONGPASS')
  })
  await app.inject('/')
  log.error(refusedByRedis('WRONGPASS'))
  await app.close()
  expect(lines.join('')).toContain('WRONGPASS')
  expect(lines.join('')).not.toContain(secret)
})

it('of an error is told what operators need: what it is, where, its code, what was refused, and why', () => {
  const fault = { reason: 'A room has no name.', code: 'date.missing' as const, facts: {}, field: 'name' }
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', path: '/data', syscall: 'write' })
  expect(loggedError(new ChangeRefused('A room has no name.', fault))).toMatchObject({
    type: 'ChangeRefused',
    name: 'ChangeRefused',
    code: 'queue.change-refused',
    detail: 'A room has no name.',
    reason: 'A room has no name.',
    fault,
    stack: expect.stringContaining('log.test'),
  })
  expect(loggedError(new Error('it cannot be kept', { cause: full }))).toMatchObject({
    message: 'it cannot be kept',
    cause: { message: 'no space left', code: 'ENOSPC', path: '/data', syscall: 'write' },
  })
})

it('an error that is its own cause, and one that is no error, are written', () => {
  const round = new Error('round')
  round.cause = round
  expect(JSON.stringify(loggedError(round))).toContain('(more)')
  expect(loggedError('gone')).toBe('gone')
  expect(loggedError(undefined)).toBeUndefined()
})
