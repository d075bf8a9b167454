import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstMessage } from '../../worker/streams/testing/first-message'
import { freePort } from '../../worker/streams/testing/free-port'
import { type Site, startSite } from '../support/site'
import { waitFor } from '../support/wait-for'
import { emptyWorkspace, type Workspace } from '../support/workspace'

const openFiles = 256

let workspace: Workspace
let site: Site
/** Holds the listening socket; its child answers. */
let holder: ChildProcess
let url: string

beforeAll(async () => {
  workspace = emptyWorkspace('serving-alone')
  const port = String(await freePort())
  url = `http://127.0.0.1:${port}`
  const words = [path.resolve('worker/programs/run.cjs'), path.resolve('worker/edge/serving/main.ts')]
  // On a system that allows a process few open files, of which each connection is one.
  const limited = ['-c', `ulimit -n ${openFiles}; exec "$@"`, 'sh', process.execPath, ...words]
  holder = spawn('sh', limited, {
    cwd: workspace.folder,
    env: {
      ...process.env,
      DATA_DIR: workspace.dataFolder,
      SITE_PORT: port,
      WORKER_PORT: String(await freePort()),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await firstMessage(holder, 'the process for visitors')
  site = await startSite(workspace, {
    documents: [{ _id: 'room-arve', _type: 'room', __i18n_lang: 'de', title: 'Zimmer Arve' }],
    program: 'tests/faults/quick-worker-process.ts',
    environment: { SITE_PROCESS: 'own', SITE_PORT: port },
  })
})

afterAll(async () => {
  await site?.stop()
  if (holder?.exitCode === null) {
    const ended = once(holder, 'exit')
    holder.kill('SIGTERM')
    await ended
  }
  await workspace?.remove()
})

/** The process that answers is the only child of the one that holds the socket. */
function answering(): number | undefined {
  const children = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim()
  return children === '' ? undefined : Number(children.split(' ')[0])
}

/** Asks for a page without a pause until it is told to stop; keeps what went wrong. */
function visitor() {
  const seen = { whole: 0, refused: 0, cutOff: 0, wrong: [] as number[] }
  let leaves = false
  const visits = (async () => {
    while (!leaves) {
      try {
        const answer = await fetch(`${url}/zimmer/arven`, { headers: { connection: 'close' } })
        const text = await answer.text()
        if (answer.status === 200 && text.endsWith(' ')) seen.whole += 1
        else seen.wrong.push(answer.status)
      } catch (error) {
        const { code } = Object(Object(error).cause)
        if (code === 'ECONNREFUSED') seen.refused += 1
        else seen.cutOff += 1
      }
    }
  })()
  return {
    seen,
    async leave() {
      leaves = true
      await visits
      return seen
    },
  }
}

const shows = (title: string) =>
  waitFor(`the page shows ${title}`, async () =>
    (await (await fetch(`${url}/room-arve`)).text()).includes(title) ? true : undefined,
  )
const edit = (title: string) => site.outside.client.patch('room-arve').set({ title }).commit()

describe.skipIf(process.platform !== 'linux')('visitors', () => {
  it('get what the worker publishes, from a process that only reads', async () => {
    await shows('Zimmer Arve')
    await edit('Arve, neu')
    await shows('Arve, neu')
  })

  it('notice nothing of a worker that is killed, and what is edited afterwards goes live', async () => {
    const visits = visitor()
    site.worker.kill('SIGKILL')
    await once(site.worker, 'exit')
    await waitFor('fifty visits without a worker', async () => (visits.seen.whole > 50 ? true : undefined))
    await site.startWorker()
    await edit('Arve, danach')
    await shows('Arve, danach')
    expect(await visits.leave()).toMatchObject({ refused: 0, cutOff: 0, wrong: [] })
  })

  it('are never refused while the process that answers is killed three times', async () => {
    const visits = visitor()
    for (let kills = 0; kills < 3; kills += 1) {
      const victim = await waitFor('somebody answers', async () => answering())
      const before = visits.seen.whole
      process.kill(victim, 'SIGKILL')
      await waitFor('visitors are answered again', async () =>
        answering() !== victim && visits.seen.whole > before + 5 ? true : undefined,
      )
    }
    const { refused, wrong, cutOff } = await visits.leave()
    expect({ refused, wrong }).toEqual({ refused: 0, wrong: [] })
    // At most what was in the middle of its answer.
    expect(cutOff).toBeLessThanOrEqual(3)
  })

  it('are answered beside more silent connections than the system allows, and for good when these have gone', async () => {
    const half = 'POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nname='
    for (const said of ['', half, '', half]) {
      const silent = await openSilent(3 * openFiles, said)
      const visits = visitor()
      await waitFor('ten visits beside them', async () => (visits.seen.whole > 10 ? true : undefined))
      const seen = await visits.leave()
      silent.leave()
      expect(seen).toMatchObject({ refused: 0, cutOff: 0, wrong: [] })
    }
    // None of them is still held.
    await waitFor('the silent are let go', async () =>
      readdirSync(`/proc/${holder.pid}/fd`).length < 40 ? true : undefined,
    )
  })

  it('are left alone when whoever started all of it is gone: nothing stays behind', async () => {
    const pid = answering()
    const ended = once(holder, 'exit')
    holder.disconnect()
    await ended
    await waitFor('nobody answers any more', async () => (isAlive(pid) ? undefined : true))
  })
})

/** Connections on which nothing more is said, once each is open or refused. */
async function openSilent(count: number, said: string): Promise<{ leave(): void }> {
  const { hostname: host, port } = new URL(url)
  const sockets = Array.from({ length: count }, () =>
    connect({ host, port: Number(port) }, function (this: Socket) {
      this.write(said)
    }).on('error', () => undefined),
  )
  for (const socket of sockets)
    if (socket.connecting) await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return {
    leave() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function isAlive(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}
