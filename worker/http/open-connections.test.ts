import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from './listening-port'
import { boundConnections } from './open-connections'

/** A server of so many connections, and what visitors do with them. */
async function server(answer: RequestListener, most = 2) {
  const listening = createServer({ keepAlive: true }, answer)
  boundConnections(listening, most)
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    listening.close()
    await once(listening, 'close')
  })
  const port = listeningPort(listening)
  /** Once the server has it, or has ended it. */
  async function come(): Promise<Socket> {
    const socket = connect({ host: '127.0.0.1', port }).on('error', () => undefined)
    sockets.push(socket)
    const had = once(listening, 'connection')
    await once(socket, 'connect')
    await had
    return socket.resume()
  }
  return { come }
}

/** The same, which begins each answer and ends it when it is told to. */
async function slowServer(most = 2) {
  const finish: (() => void)[] = []
  const { come } = await server((_, response) => {
    response.write('begun')
    finish.push(() => response.end(', ended'))
  }, most)
  return { come, finish }
}

const ask = (socket: Socket, path: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: hotel.example\r\n\r\n`)
const answered = (socket: Socket) => once(socket, 'data')
const ended = (socket: Socket) => once(socket, 'close')

it('for one connection too many the one ends on which nothing was asked for longest', async () => {
  const { come } = await server((_, response) => response.end('whole'))
  const [first, second] = [await come(), await come()]
  ask(first, '/')
  await answered(first)
  const third = await come()
  await ended(second)
  for (const socket of [first, third]) {
    ask(socket, '/')
    await answered(socket)
  }
})

it.each([
  ['half of its head', 'GET / HTTP/1.1\r\nHost: hotel.example\r\n'],
  ['half of its body', 'POST / HTTP/1.1\r\nHost: hotel.example\r\nContent-Length: 1000\r\n\r\nname='],
])('one that sends %s is as idle as one that sends nothing', async (_, half) => {
  const { come } = await server((request, response) => {
    request.resume().once('end', () => response.end('whole'))
  })
  const slow = await come()
  slow.write(half)
  const second = await come()
  ask(second, '/')
  await answered(second)
  const third = await come()
  await ended(slow)
  ask(third, '/')
  await answered(third)
})

it('where all are being answered the one ends that has been answered longest, and no other answer is cut off', async () => {
  const { come, finish } = await slowServer()
  const [later, slow] = [await come(), await come()]
  for (const socket of [slow, later]) {
    ask(socket, '/film')
    await answered(socket)
  }
  const third = await come()
  await ended(slow)
  ask(third, '/')
  await answered(third)
  const rest = [later, third].map(answered)
  for (const each of finish) each()
  for (const answer of await Promise.all(rest)) expect(String(answer)).toContain(', ended')
})

it('one that asks on and on while it is answered has been answered since it asked first', async () => {
  const { come, finish } = await slowServer()
  const greedy = await come()
  ask(greedy, '/first')
  await answered(greedy)
  const second = await come()
  ask(second, '/')
  await answered(second)
  ask(greedy, '/again')
  await expect.poll(() => finish.length).toBe(3)
  const next = answered(greedy)
  finish[0]?.()
  await next
  await come()
  await ended(greedy)
})

it('one that asks twice at once is being answered until both answers are there', async () => {
  const finish: (() => void)[] = []
  const { come } = await server(({ url }, response) => {
    if (url === '/short') response.end('short')
    else finish.push(() => response.end('long'))
  })
  const twice = await come()
  ask(twice, '/short')
  ask(twice, '/long')
  await answered(twice)
  const idle = await come()
  await come()
  await ended(idle)
  const rest = answered(twice)
  for (const each of finish) each()
  expect(String(await rest)).toContain('long')
})

it('one that asks a thousand times at once, and waits for nothing, ends', async () => {
  let answers = 0
  const { come } = await server(({ socket }) => {
    if (!socket.destroyed) answers += 1
  })
  const greedy = await come()
  greedy.write('GET / HTTP/1.1\r\nHost: hotel.example\r\n\r\n'.repeat(1_000))
  await ended(greedy)
  expect(answers).toBe(16)
})

it('those who come and have not asked yet have room of their own beside those who take their answers slowly', async () => {
  const { come } = await slowServer(4)
  const slow = [await come(), await come(), await come(), await come()]
  for (const socket of slow) {
    ask(socket, '/film')
    await answered(socket)
  }
  const visitor = await come()
  await ended(slow[0] ?? visitor)
  await come()
  await ended(slow[1] ?? visitor)
  ask(visitor, '/')
  await answered(visitor)
})
