import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Weight } from './release-pages'
import { table } from './report'

/** One step in the life of a release store. */
export interface StoreStep {
  name: string
  /** With what follows the release: compressed copies, snapshot, clean-up. */
  seconds: number
  /** Megabytes of the whole process, threads included, at its largest until the end of this step. */
  memory: number
  /** What became of the release, and how many files it changed. */
  status?: string
  files?: number
}

export interface StoreLife {
  /** Empty folder that the site and its releases are put into. */
  folder: string
  pages: number
  weight: Weight
  /** Megabytes that the heap of JavaScript may have; a process that needs more dies. */
  heap: number
}

/**
 * Lives the life of a release store in two processes, the second of them started on what the first one left. Throws
 * with what they printed when one of them dies.
 */
export async function liveStore(life: StoreLife): Promise<StoreStep[]> {
  return [...(await chapterOf(life, 'first')), ...(await chapterOf(life, 'second'))]
}

async function chapterOf({ folder, pages, weight, heap }: StoreLife, chapter: string): Promise<StoreStep[]> {
  const program = path.join(__dirname, 'store-life.ts')
  const options = [`--max-old-space-size=${heap}`, 'worker/programs/run.cjs']
  const child = spawn(process.execPath, [...options, program, folder, String(pages), weight, chapter], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { out: '', errors: '' }
  child.stdout.on('data', (text: Buffer) => (printed.out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (printed.errors += text.toString()))
  const [code, signal] = await once(child, 'close')
  if (code !== 0)
    throw new Error(`The process ended with ${code ?? signal}:\n${printed.out}${printed.errors}`)
  return printed.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Megabytes of heap for pages of the real make, at every size. */
const realHeap = 256
const sizes = [300, 5_000, 15_000]

/** The memory of a release store, step by step, with pages of the size of the real ones. */
export async function measureReleaseMemory(say: (text: string) => void): Promise<string> {
  const lives: StoreStep[][] = []
  for (const pages of sizes) {
    const folder = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? os.tmpdir(), 'bench-memory-'))
    try {
      const steps = await liveStore({ folder, pages, weight: 'real', heap: realHeap })
      for (const { name, memory, seconds } of steps)
        say(`${pages}: ${name}: ${memory.toFixed(0)} MB, ${seconds.toFixed(1)} s`)
      lives.push(steps)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  const [first = []] = lives
  const rows = first.map(({ name }, index) => [
    name,
    ...lives.map((steps) => (steps[index]?.memory ?? Number.NaN).toFixed(0)),
  ])
  return [
    '## Memory of the release store',
    `Megabytes of the whole process, threads included, at its largest until the end of each step, with a heap of at most ${realHeap} MB. The start is that of another process.`,
    table(['step', ...sizes.map((pages) => `${pages} pages`)], rows),
  ].join('\n\n')
}
