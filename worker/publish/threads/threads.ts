import os from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { eachOf } from '../../disk/files'
import type { PageFacts } from '../pages/html'
import type { Entry } from '../release/entry'
import type { Reading } from '../staging/read-root'
import type { Wanted } from '../staging/staging'
import type { SurveyAsked, Surveyed } from '../store/surveyed'

/** What threads are asked, by kind. Folders are absolute. */
export interface Asked {
  /** Read files of a root and store their bytes. */
  read: { root: string; blobs: string; wanted: readonly Wanted[] }
  /** Read what pages say, from their blobs. */
  facts: { blobs: string; shas: readonly string[] }
  /** Put files into a tree that is not served. `fresh`: hashes of what this release has written itself. */
  place: {
    tree: string
    blobs: string
    entries: readonly (readonly [file: string, entry: Entry])[]
    fresh: readonly string[]
  }
  /** Read the whole history and list the whole store. */
  survey: SurveyAsked
}

export interface Answers {
  read: Reading[]
  /** Undefined for a blob that is damaged. */
  facts: (PageFacts | undefined)[]
  /** What could not be placed, because its bytes are damaged. */
  place: (readonly [file: string, entry: Entry])[]
  survey: Surveyed
}

/** One message to a thread. */
export type Task = { [K in keyof Asked]: { id: number; kind: K; asked: Asked[K] } }[keyof Asked]

type Answered = { id: number; result: unknown } | { id: number; code: string; message: string }

/** Files of one task: enough that the messages do not count, few enough that a rollback comes in between. */
const portion = 100
/** Threads that have nothing to do for this long are ended, ms. */
const longestIdle = 30_000

/**
 * Threads for the releases that change thousands of files: reading, hashing and linking then take every core, and the
 * process goes on answering requests. They start with the first such release and end by themselves.
 */
class Threads {
  readonly #size = Math.min(4, Math.max(2, os.availableParallelism()))
  #workers: Worker[] = []
  #tasks = 0
  #runs = 0
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  #idle: NodeJS.Timeout | undefined

  /** Splits the items into portions and has them worked on at once. Stops after the first failure. */
  async run<T, K extends keyof Asked>(
    kind: K,
    items: readonly T[],
    asked: (items: T[]) => Asked[K],
    take: (items: readonly T[], result: Answers[K]) => void,
  ): Promise<void> {
    const portions: T[][] = []
    for (let start = 0; start < items.length; start += portion)
      portions.push(items.slice(start, start + portion))
    await this.#awake(async ([...free]) => {
      await eachOf(portions, this.#size, async (some) => {
        const worker = free.pop() ?? this.#workers[0]
        const result = await this.#post(worker, kind, asked(some))
        if (worker) free.push(worker)
        take(some, result)
      })
    })
  }

  /** One task, in one thread. */
  ask<K extends keyof Asked>(kind: K, asked: Asked[K]): Promise<Answers[K]> {
    return this.#awake(([worker]) => this.#post(worker, kind, asked))
  }

  /** Threads are there while the work is done. */
  async #awake<T>(work: (workers: readonly Worker[]) => Promise<T>): Promise<T> {
    this.#runs += 1
    this.#start()
    try {
      return await work(this.#workers)
    } finally {
      this.#runs -= 1
      if (this.#runs === 0) this.#rest()
    }
  }

  #post<K extends keyof Asked>(worker: Worker | undefined, kind: K, asked: Asked[K]): Promise<Answers[K]> {
    const id = ++this.#tasks
    return new Promise((resolve, reject) => {
      if (!worker) throw new Error('There is no thread.')
      // The task is of this kind, so the answer is of that kind, too.
      this.#waiting.set(id, { resolve: (result) => resolve(result as Answers[K]), reject })
      worker.postMessage({ id, kind, asked })
    })
  }

  #start(): void {
    clearTimeout(this.#idle)
    while (this.#workers.length < this.#size) this.#workers.push(this.#thread())
    for (const worker of this.#workers) worker.ref()
  }

  /** Threads that have nothing to do do not keep a process from ending. */
  #rest(): void {
    for (const worker of this.#workers) worker.unref()
    this.#idle = setTimeout(() => this.#stop(), longestIdle).unref()
  }

  #thread(): Worker {
    const worker = new Worker(path.join(__dirname, 'thread.cjs'), { execArgv: [] })
    worker.on('message', (answered: Answered) => this.#settle(answered))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', (code) => this.#fail(worker, new Error(`A thread ended with code ${code}.`)))
    return worker
  }

  #settle(answered: Answered): void {
    const waiting = this.#waiting.get(answered.id)
    this.#waiting.delete(answered.id)
    if ('result' in answered) waiting?.resolve(answered.result)
    else waiting?.reject(Object.assign(new Error(answered.message), { code: answered.code }))
  }

  /** A thread that dies takes the release down with it: the old one is whole, and the next call tries again. */
  #fail(worker: Worker, error: Error): void {
    if (!this.#workers.includes(worker)) return
    this.#stop()
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  #stop(): void {
    const workers = this.#workers
    this.#workers = []
    for (const worker of workers) void worker.terminate()
  }
}

export const threads = new Threads()
