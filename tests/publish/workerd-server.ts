import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { freePort } from '../../worker/streams/testing/free-port'
import { waitFor } from '../support/wait-for'

/** The program that came as a package, for this machine. */
const workerd: string = createRequire(__filename)('workerd').default

export interface RunningFunction {
  url: string
  /** Nothing of it is left then. */
  stop(): Promise<void>
}

/** Runs a module worker in Cloudflare's own runtime. @throws Error with its words where it does not start */
export async function runFunction(folder: string, source: string): Promise<RunningFunction> {
  const port = await freePort()
  const configuration = path.join(folder, 'workerd.capnp')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'function.js'), source)
  await writeFile(configuration, configurationOn(port))
  const child = spawn(workerd, ['serve', configuration], { stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  let hasEnded = false
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString()
  })
  const ended = new Promise<void>((resolve) => {
    const end = (how: unknown) => {
      hasEnded = true
      words += ` (${String(how)})`
      resolve()
    }
    child.once('error', end)
    child.once('close', (code, signal) => end(code ?? signal))
  })
  const stop = async () => {
    child.kill()
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  const starts = async () => hasEnded || (await fetch(url, { redirect: 'manual' })).status > 0
  try {
    await waitFor('workerd answers', starts)
    if (hasEnded) throw new Error(`workerd does not run on this machine: ${words}`)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

const configurationOn = (port: number): string => `using Workerd = import "/workerd/workerd.capnp";

const configuration :Workerd.Config = (
  services = [
    (name = "function", worker = .function),
    (name = "network", network = (allow = ["private", "public"])),
  ],
  sockets = [(name = "visitors", address = "127.0.0.1:${port}", http = (), service = "function")],
);

const function :Workerd.Worker = (
  modules = [(name = "function.js", esModule = embed "function.js")],
  compatibilityDate = "${compatibilityDate}",
  globalOutbound = "network",
);
`

/** The one that docs/releases.md names. */
export const compatibilityDate = '2026-11-01'
