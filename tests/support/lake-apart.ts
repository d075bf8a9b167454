import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ContentLake, ContentLakeOptions } from '../../sandbox/content-lake/server'
import { firstMessage } from '../../worker/streams/testing/first-message'

/** What can be sent to another process. */
export type LakeProcessOptions = Omit<ContentLakeOptions, 'sdl' | 'clock' | 'log'>

export interface LakeApart extends ContentLake {
  /** As `kill -9` does, in the middle of whatever it writes; what asks it meanwhile finds nobody. */
  kill(): Promise<void>
  /** Where it was: on its port, with what is on the disk. */
  startAgain(): Promise<void>
}

/** The content lake in a process of its own, which can be killed. @throws Error where it ends instead of listening */
export async function startLakeApart(options: LakeProcessOptions): Promise<LakeApart> {
  let { child, port } = await startProcess(options)
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    close: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    async startAgain() {
      ;({ child, port } = await startProcess({ ...options, port }))
    },
  }
}

async function startProcess(options: LakeProcessOptions): Promise<{ child: ChildProcess; port: number }> {
  const child = fork('worker/programs/run.cjs', [path.join(__dirname, 'lake-process.ts')], { execArgv: [] })
  const listens = firstMessage(child, 'the content lake')
  child.send(options)
  return { child, port: Number(await listens) }
}
