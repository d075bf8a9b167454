import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { portVariable } from '../../sandbox/defaults'
import { freePort } from '../../worker/streams/testing/free-port'
import { buildLimit, waitFor } from './wait-for'

const runCommand = promisify(execFile)
const repository = path.resolve(__dirname, '../..')
const places = ['site', 'worker', 'lake', 'events', 'thirdParties', 'studio', 'mail', 'preview'] as const

/** `npm start` of a newcomer. */
export interface Started {
  child: ChildProcess
  /** All that it has said. */
  output(): string
  /** Resolves with its exit code. */
  ended(): Promise<number | null>
}

/**
 * Somebody who has nothing but a clone in a folder: no setting of this checkout, and of the machine only its programs.
 * Ports are free ones, so that several may be at work; nothing else is set.
 */
export class Newcomer {
  readonly #children: ChildProcess[] = []
  /** For temporary files of whatever it starts. */
  readonly #temporary = mkdtempSync(path.join(os.tmpdir(), 'newcomer-'))

  private constructor(
    /** May be moved between two starts. */
    public folder: string,
    readonly ports: Readonly<Record<(typeof places)[number], number>>,
    private readonly programs: string,
  ) {}

  /** `programs`: the path that commands are looked for in. */
  static async in(folder: string, programs = process.env.PATH ?? ''): Promise<Newcomer> {
    const ports: Record<string, number> = {}
    for (const place of places) ports[place] = await freePort()
    return new Newcomer(folder, ports as Newcomer['ports'], programs)
  }

  /** Clones what is committed here. */
  async clone(): Promise<void> {
    await runCommand('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, this.folder])
  }

  /** Resolves with all that the command said. @throws Error that says how it failed */
  async run(command: string, words: readonly string[]): Promise<string> {
    const options = { cwd: this.folder, env: this.#environment({}), maxBuffer: 64 * 1024 * 1024 }
    const { stdout, stderr } = await runCommand(command, [...words], options)
    return stdout + stderr
  }

  install(): Promise<string> {
    return this.run('npm', ['ci', '--no-progress', '--prefer-offline'])
  }

  start(more: Readonly<Record<string, string>> = {}): Started {
    const child = spawn('npm', ['start', '--silent'], {
      cwd: this.folder,
      env: this.#environment(more),
      detached: true,
    })
    this.#children.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text = text + chunk.toString()))
    return {
      child,
      output: () => text,
      ended: async () => {
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
        return child.exitCode
      },
    }
  }

  /** Waits until edits go live. @throws Error with what was said where it ends before */
  async everythingRuns({ child, output }: Started): Promise<void> {
    await waitFor(
      'npm start says that everything runs',
      async () => {
        if (output().includes('Edits go live at once.')) return true
        if (child.exitCode !== null) throw new Error(output())
        return undefined
      },
      buildLimit,
    )
  }

  /** Waits until the Studio is made. @throws Error with what was said where it cannot be */
  async studioIsReady({ child, output }: Started): Promise<void> {
    await waitFor(
      'npm start says that the Studio is ready',
      async () => {
        if (output().includes('The Studio is ready')) return true
        if (child.exitCode !== null || output().includes('There is no Studio')) throw new Error(output())
        return undefined
      },
      buildLimit,
    )
  }

  /** Ctrl-C in a terminal reaches the whole foreground group. Resolves with the milliseconds until it had ended. */
  async pressControlC({ child, ended }: Started): Promise<number> {
    const pressed = Date.now()
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    await ended()
    return Date.now() - pressed
  }

  url(place: (typeof places)[number]): string {
    return `http://localhost:${this.ports[place]}`
  }

  /** Programs of it that still answer. */
  async answering(): Promise<string[]> {
    const found: string[] = []
    for (const place of places)
      await fetch(this.url(place)).then(
        () => found.push(place),
        () => undefined,
      )
    return found
  }

  /** Temporary files that nobody has taken away, but for what packages keep once for a machine. */
  leftFiles(): string[] {
    return readdirSync(this.#temporary).filter(
      (name) => !/^(?:core-js-banners|tsx-\d+|node-compile-cache)$/.test(name),
    )
  }

  /** Ends what a failed test has left. */
  leave(): void {
    for (const { pid, exitCode, signalCode } of this.#children)
      if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
    rmSync(this.#temporary, { recursive: true, force: true, maxRetries: 5 })
  }

  #environment(more: Readonly<Record<string, string>>): Record<string, string> {
    const ports = places.map((place) => [portVariable(place), String(this.ports[place])])
    return {
      PATH: this.programs,
      HOME: process.env.HOME ?? '',
      TMPDIR: this.#temporary,
      CI: 'true',
      SANDBOX_STUDIO: 'off',
      ...Object.fromEntries(ports),
      ...more,
    }
  }
}
