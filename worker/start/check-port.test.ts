import { once } from 'node:events'
import { createServer } from 'node:net'
import os from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from '../http/listening-port'
import { portProblem } from './check-port'

async function otherProgram(host: string): Promise<number> {
  const server = createServer()
  await once(server.listen(0, host), 'listening')
  onTestFinished(() => void server.close())
  return listeningPort(server)
}

const hasSix = Object.values(os.networkInterfaces()).some((given) =>
  given?.some(({ address }) => address === '::1'),
)

const problem = (port: number, host: string) =>
  portProblem(port, host, 'the content lake', 'SANDBOX_LAKE_PORT')

it.each(['127.0.0.1', '0.0.0.0', 'localhost'])(
  'a port that another program has on 127.0.0.1 is taken for %s',
  async (host) => {
    const port = await otherProgram('127.0.0.1')
    expect(await problem(port, host)).toMatch(
      new RegExp(
        `^Port ${port} for the content lake is taken by another program on (127\\.0\\.0\\.1|${host}): stop it, or set SANDBOX_LAKE_PORT to another port\\.$`,
      ),
    )
  },
)

it.skipIf(!hasSix).each(['127.0.0.1', '0.0.0.0', 'localhost'])(
  'a port that another program has on ::1 alone is taken for %s, as localhost may lead there',
  async (host) => {
    const port = await otherProgram('::1')
    expect(await problem(port, host)).toMatch(/is taken by another program on (::1|localhost):/)
  },
)

it('a port that nobody has is free, and one that may not be used says why', async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = listeningPort(server)
  await new Promise((resolve) => server.close(resolve))
  expect(await problem(port, '127.0.0.1')).toBeUndefined()
  expect(await problem(port, '192.0.2.1')).toMatch(/cannot be used \(EADDRNOTAVAIL\): set SANDBOX_LAKE_PORT/)
})
