import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { listeningPort } from '../../http/listening-port'
import { keepRunning } from '../../streams/keep-running'
import { type StartedChild, startChild } from '../../streams/start-child'
import { holdConnections, readyForVisitors } from './hold-connections'

/** Answers with its own pid. */
const program = `
const server = require('node:http').createServer((request, response) => response.end(String(process.pid)))
process.on('message', (message, socket) => {
  if (!socket) return
  process.send({ taken: message.visitor })
  server.emit('connection', socket)
  socket.resume()
})
process.on('disconnect', () => process.exit(0))
process.send(${JSON.stringify(readyForVisitors)})
`

async function heldSite() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'held-'))
  const file = path.join(folder, 'answers.cjs')
  await writeFile(file, program)
  const held = holdConnections()
  held.server.listen(0, '127.0.0.1')
  await once(held.server, 'listening')
  const start = (): StartedChild => {
    const started = startChild(process.execPath, [file], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    held.handTo(started)
    return started
  }
  onTestFinished(async () => {
    held.server.close()
    await rm(folder, { recursive: true, force: true })
  })
  const port = listeningPort(held.server)
  /** The pid of who answered, or the code of what went wrong. */
  const ask = async (): Promise<string> => {
    try {
      const [response] = await once(get({ host: '127.0.0.1', port, agent: false }), 'response')
      return await text(response)
    } catch (error) {
      return String(Object(error).code)
    }
  }
  return { ask, start }
}

it('visitors who come while nobody answers wait for the next process', async () => {
  const { ask, start } = await heldSite()
  const early = [ask(), ask(), ask()]
  const { child, ended } = start()
  expect(await Promise.all(early)).toEqual(Array(3).fill(String(child.pid)))
  child.kill('SIGKILL')
  await ended
  const late = [ask(), ask()]
  const next = start()
  expect(await Promise.all(late)).toEqual(Array(2).fill(String(next.child.pid)))
  next.child.kill('SIGKILL')
  await next.ended
})

it('no connection is refused while the process that answers is killed, again and again', async () => {
  const { ask, start } = await heldSite()
  const kept = keepRunning({ start, onEnd: () => undefined })
  const answers: string[] = []
  for (let kills = 0; kills < 3; kills += 1) {
    const victim = String(kept.current.child.pid)
    answers.push(await ask())
    const asked = Array.from({ length: 20 }, ask)
    process.kill(Number(victim), 'SIGKILL')
    answers.push(...(await Promise.all([...asked, ...Array.from({ length: 20 }, ask)])))
    await expect.poll(ask).not.toBe(victim)
  }
  kept.release()
  kept.current.child.kill('SIGKILL')
  await kept.current.ended
  expect(answers).not.toContain('ECONNREFUSED')
  // What was in the middle of an answer is cut off with the process; everything else is answered.
  expect(answers.filter((answer) => !/^\d+$/.test(answer) && answer !== 'ECONNRESET')).toEqual([])
  expect(answers.filter((answer) => /^\d+$/.test(answer)).length).toBeGreaterThan(60)
})
