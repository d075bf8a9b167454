import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type EventStream, EventStreams } from './event-stream'

/** A page with its stream, and what is sent to it. */
async function streamTo() {
  const app = fastify()
  const streams = new EventStreams()
  const open: EventStream[] = []
  app.get('/stream', (request, reply) =>
    streams.answer(request, reply, (stream) => {
      open.push(stream)
      return () => void open.pop()
    }),
  )
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  onTestFinished(async () => {
    streams.closeAll()
    await app.close()
  })
  const page = connect(Number(port), '127.0.0.1')
  page.on('error', () => undefined)
  onTestFinished(() => void page.destroy())
  page.write('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const stream = await vi.waitFor(() => {
    const [only] = open
    if (!only) throw new Error('the stream has not begun')
    return only
  })
  return { page, stream, isOpen: () => open.length > 0 }
}

it('a page that stops reading is ended: what is kept for it does not grow', async () => {
  const { page, stream, isOpen } = await streamTo()
  page.pause()
  const news = 'x'.repeat(100_000)
  let sent = 0
  // More than the kernel takes for one who reads nothing.
  for (; isOpen() && sent < 1_000; sent += 1) {
    stream.send('changed', news)
    await new Promise(setImmediate)
  }
  expect(sent).toBeLessThan(1_000)
})

it('a page that reads gets everything, however much it is', async () => {
  const { page, stream } = await streamTo()
  let read = ''
  page.on('data', (part) => {
    read += part
  })
  for (let sent = 0; sent < 50; sent += 1) {
    const isRead = once(page, 'data')
    stream.send('changed', 'x'.repeat(100_000))
    await isRead
  }
  stream.send('last', {})
  await expect.poll(() => read).toContain('event: last')
})
