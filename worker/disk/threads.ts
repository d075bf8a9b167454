import os from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { codeOf } from './error-code'
import { eachOf } from './files'

/** What one kind of task is asked, and what it answers. */
interface Kind {
  asked: unknown
  answer: unknown
}

/** One message to a thread. */
export type Task<Kinds extends Record<keyof Kinds, Kind>> = {
  [K in keyof Kinds]: { id: number; kind: K; asked: Kinds[K]['asked'] }
}[keyof Kinds]

type Answered = { id: number; result: unknown } | { id: number; code: string; message: string }

/** Files of one task: enough that the messages do not count, few enough that a rollback comes in between. */
const perTask = 100
/** Threads that have nothing to do for this long are ended, ms. */
const longestIdle = 30_000

/**
 * Threads for work on thousands of files: reading, hashing and linking then take every core, and the process goes on
 * answering requests. They start with the first such work and end by themselves.
 */
export class Threads<Kinds extends Record<keyof Kinds, Kind>> {
  readonly #size = Math.min(4, Math.max(2, os.availableParallelism()))
  #workers: Worker[] = []
  #tasks = 0
  #runs = 0
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  #idle: NodeJS.Timeout | undefined

  /** `program`: absolute path of the module that a thread runs; it answers with `answerTasks`. */
  constructor(private readonly program: string) {}

  /** Has the items worked on, some in each task, at once. Stops after the first failure. */
  async run<T, K extends keyof Kinds>(
    kind: K,
    items: readonly T[],
    asked: (items: T[]) => Kinds[K]['asked'],
    take: (items: readonly T[], result: Kinds[K]['answer']) => void,
  ): Promise<void> {
    const tasks: T[][] = []
    for (let start = 0; start < items.length; start += perTask)
      tasks.push(items.slice(start, start + perTask))
    await this.#awake(async ([...free]) => {
      await eachOf(tasks, this.#size, async (some) => {
        const worker = free.pop() ?? this.#workers[0]
        const result = await this.#post(worker, kind, asked(some))
        if (worker) free.push(worker)
        take(some, result)
      })
    })
  }

  /** One task, in one thread. */
  ask<K extends keyof Kinds>(kind: K, asked: Kinds[K]['asked']): Promise<Kinds[K]['answer']> {
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

  #post<K extends keyof Kinds>(
    worker: Worker | undefined,
    kind: K,
    asked: Kinds[K]['asked'],
  ): Promise<Kinds[K]['answer']> {
    const id = ++this.#tasks
    return new Promise((resolve, reject) => {
      if (!worker) throw new Error('There is no thread.')
      // The task is of this kind, so the answer is of that kind, too.
      this.#waiting.set(id, { resolve: (result) => resolve(result as Kinds[K]['answer']), reject })
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
    const worker = new Worker(this.program, { execArgv: [] })
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

/** Has this thread answer what it is asked. */
export function answerTasks<Kinds extends Record<keyof Kinds, Kind>>(
  answer: (task: Task<Kinds>) => Promise<Kinds[keyof Kinds]['answer']>,
): void {
  parentPort?.on('message', (task: Task<Kinds>) => {
    answer(task).then(
      (result) => parentPort?.postMessage({ id: task.id, result }),
      (error: unknown) =>
        parentPort?.postMessage({ id: task.id, code: codeOf(error), message: String(error) }),
    )
  })
}
