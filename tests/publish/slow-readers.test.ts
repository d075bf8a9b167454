import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { siteFile } from '../../worker/edge/nginx'
import { loneEdge } from './lone-edge'
import { machineIn } from './machines'
import { nginxFolder } from './nginx-folder'
import { nginxProgram, runNginx } from './nginx-server'
import { smallHotel } from './small-site'
import { temporaryFolder } from './temporary-folder'

const film = 'film-0123456789abcdef.mp4'
/** More than the 1,024 connections that the nginx of the tests takes. */
const [waves, readersOfWave] = [6, 300]

/** Connections that ask for a film and take its first bytes and no more; resolves when each has these. */
async function readSlowly(port: number, addressOf: (reader: number) => string): Promise<void> {
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  const headOf = (reader: number) =>
    `GET /${film} HTTP/1.1\r\nHost: hotel.test\r\nX-Forwarded-For: ${addressOf(reader)}\r\n\r\n`
  for (let wave = 0; wave < waves; wave += 1) {
    const asked = Array.from({ length: readersOfWave }, () => {
      const socket = connect({ host: '127.0.0.1', port }).on('error', () => undefined)
      sockets.push(socket)
      socket.write(headOf(sockets.length))
      return new Promise((resolve) => void socket.once('readable', resolve).once('close', resolve))
    })
    await Promise.all(asked)
  }
}

/** What one visitor gets from an address of theirs: the status, and what says when to come again. */
const answerFor = (port: number, address: string, asked: string) =>
  new Promise<{ status: number | undefined; retry: string | undefined }>((resolve, reject) => {
    const headers = { host: 'hotel.test', 'x-forwarded-for': address }
    const asking = request({ host: '127.0.0.1', port, path: asked, headers, agent: false }, (answer) => {
      resolve({ status: answer.statusCode, retry: answer.headers['retry-after'] })
      answer.destroy()
    })
    asking.once('error', reject).end()
  })

describe.runIf(nginxProgram)('Behind nginx', () => {
  it.each([
    ['one address', () => '203.0.113.7', '203.0.113.7', '203.0.113.8'],
    // As it is written, what follows the zeros may be of the network or of the machine.
    [
      'a network of IPv6',
      (reader: number) => `2001:db8:1::${reader.toString(16)}:5`,
      '2001:db8:1:0:9::1',
      '2001:db8:1:1::1',
    ],
  ])(
    '%s that takes its answers slowly keeps out itself and nobody else',
    async (_, addressOf, own, other) => {
      const folder = await temporaryFolder('slow-readers')
      const settings = loneEdge({ trustedProxies: ['127.0.0.1'] })
      const { port, place, target } = await nginxFolder(folder, settings)
      const { site, open } = await machineIn(folder, () => ({ target }), smallHotel)
      await site.file(film, Buffer.alloc(8 * 1024 * 1024, 1).toString('latin1'))
      const publisher = open()
      await publisher.publish(site.whole())
      await publisher.settled()
      const nginx = await runNginx(path.join(folder, 'server'), path.join(place.folder, siteFile), port)
      onTestFinished(() => nginx.stop())

      await readSlowly(port, addressOf)
      expect(await answerFor(port, own, `/${film}`)).toEqual({ status: 503, retry: '5' })
      expect(await answerFor(port, other, '/')).toMatchObject({ status: 200 })
      expect(await answerFor(port, other, `/${film}`)).toMatchObject({ status: 200 })
    },
  )
})
