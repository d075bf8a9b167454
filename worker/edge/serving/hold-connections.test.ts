import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { connect } from 'node:net'
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

async function heldSite(options?: Parameters<typeof holdConnections>[0]) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'held-'))
  const file = path.join(folder, 'answers.cjs')
  await writeFile(file, program)
  const held = holdConnections(options)
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
  return { ask, start, port }
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

it('a visitor whom nobody has for too long is let go: nothing else would tell that the connection is dead', async () => {
  const { ask } = await heldSite({ patience: 50 })
  expect(await ask()).toBe('ECONNRESET')
})

it('of more visitors than can be held those who came last wait for the next process', async () => {
  const { ask, start, port } = await heldSite({ most: 2 })
  const silent = connect({ host: '127.0.0.1', port })
  silent.resume()
  await once(silent, 'connect')
  const closed = once(silent, 'close')
  const late = [ask(), ask()]
  await closed
  const { child, ended } = start()
  expect(await Promise.all(late)).toEqual(Array(2).fill(String(child.pid)))
  child.kill('SIGKILL')
  await ended
})

it('of a flood that comes while the other process is held up many are handed over, and who comes after it is answered', async () => {
  const { ask, start, port } = await heldSite({ most: 20 })
  const { child, ended } = start()
  await ask()
  for (let floods = 0; floods < 3; floods += 1) {
    child.kill('SIGSTOP')
    const flood = Array.from({ length: 800 }, () =>
      connect({ host: '127.0.0.1', port }).on('error', () => undefined),
    )
    await Promise.all(flood.map((each) => Promise.race([once(each, 'connect'), once(each, 'close')])))
    child.kill('SIGCONT')
    for (const each of flood) each.destroy()
  }
  expect(await ask()).toBe(String(child.pid))
  child.kill('SIGKILL')
  await ended
})
