import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { awaitLastingCopies } from './lasting-copies'

const script = Array.from({ length: 3000 }, (_, number) => `room(${(number * 7919) % 1009})`).join('\n')
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** A site whose script is sent larger than need be, so many times. */
async function withSite(quickAnswers: number, use: (address: string, answers: string[]) => Promise<void>) {
  const answers: string[] = []
  const server = createServer(({ url, headers }, response) => {
    if (url === '/') response.end('<script src="/app-1.js"></script>')
    else if (!headers['accept-encoding']) response.end(script)
    else {
      answers.push(answers.length < quickAnswers ? 'quick' : 'lasting')
      response.end(brotliCompressSync(script, answers.length > quickAnswers ? {} : quickly))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, answers)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

it('an audit waits until scripts are sent as small as they get', () =>
  withSite(3, async (address, answers) => {
    await awaitLastingCopies(address, '/')
    expect(answers).toEqual(['quick', 'quick', 'quick', 'lasting'])
  }))

it('an audit of a site that never sends them so says which script it is', () =>
  withSite(Number.POSITIVE_INFINITY, async (address) => {
    await expect(awaitLastingCopies(address, '/', 200)).rejects.toThrow(/\/app-1\.js in \d+ bytes/)
  }))
