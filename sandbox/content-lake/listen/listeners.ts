import type { ServerResponse } from 'node:http'
import type { Dataset, Transaction, TransactionChange } from '../dataset'
import { isPublishedId } from '../documents/ids'
import type { LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import type { Clock } from '../environment'
import { evaluateQuery, type Params } from '../queries/evaluate-query'

interface Listening {
  query: string
  params: Params
  identity: string
  readsPrivate: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  /** Drafts and versions too. */
  includeAllVersions: boolean
  effects: boolean
  resume: boolean
  lastEventId: string | undefined
}

/** Milliseconds between signs of life on an idle stream. */
const heartbeatEvery = 15_000
/** Transactions that a reconnecting listener can catch up with. */
const remembered = 500

/** Event streams of document changes: `welcome`, then one `mutation` for each changed document that matches. */
export class Listeners {
  readonly #streams = new Map<ServerResponse, Listening>()
  readonly #recent: Transaction[] = []
  readonly #heartbeat: NodeJS.Timeout
  readonly #stop: () => void

  constructor(
    private readonly dataset: Dataset,
    private readonly clock: Clock,
  ) {
    this.#stop = dataset.subscribe((transaction) => this.#tell(transaction))
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatEvery)
    this.#heartbeat.unref()
  }

  get size(): number {
    return this.#streams.size
  }

  /** Takes over the response; its headers are still to be sent. @throws LakeError for a query that is none */
  open(response: ServerResponse, listening: Listening, listenerName: string): void {
    this.#matches(undefined, listening)
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache',
    })
    this.#greet(response, listening, listenerName)
    this.#streams.set(response, listening)
    response.once('close', () => this.#streams.delete(response))
  }

  close(): void {
    clearInterval(this.#heartbeat)
    this.#stop()
    for (const response of this.#streams.keys()) response.end()
    this.#streams.clear()
  }

  #greet(response: ServerResponse, listening: Listening, listenerName: string): void {
    const { resume, lastEventId } = listening
    const missed = resume && lastEventId ? this.#since(lastEventId) : undefined
    if (resume && lastEventId && !missed) send(response, 'reset', { listenerName })
    else send(response, missed ? 'welcomeback' : 'welcome', { listenerName })
    for (const transaction of missed ?? []) this.#send(response, listening, transaction)
  }

  #since(eventId: string): Transaction[] | undefined {
    const index = this.#recent.findIndex(({ id }) => eventId.startsWith(`${id}#`))
    return index < 0 ? undefined : this.#recent.slice(index + 1)
  }

  #tell(transaction: Transaction): void {
    this.#recent.push(transaction)
    if (this.#recent.length > remembered) this.#recent.shift()
    for (const [response, listening] of this.#streams) this.#send(response, listening, transaction)
  }

  #send(response: ServerResponse, listening: Listening, transaction: Transaction): void {
    const matching = transaction.changes.flatMap((change) => {
      const transition = this.#transitionOf(change, listening)
      return transition ? [{ change, transition }] : []
    })
    matching.forEach(({ change, transition }, index) => {
      const event = {
        ...eventOf(transaction, change, listening),
        transition,
        transactionTotalEvents: matching.length,
        transactionCurrentEvent: index,
      }
      send(response, 'mutation', event, event.eventId)
    })
  }

  /** What a change is to a listener; undefined where it matched neither before nor afterwards. */
  #transitionOf({ before, after }: TransactionChange, listening: Listening) {
    const matchedBefore = this.#matches(before, listening)
    const matchesNow = this.#matches(after, listening)
    if (!matchedBefore && !matchesNow) return undefined
    return !matchedBefore ? 'appear' : matchesNow ? 'update' : 'disappear'
  }

  #matches(document: LakeDocument | undefined, listening: Listening): boolean {
    if (document && !isVisible(document._id, listening)) return false
    const result = evaluateQuery(listening.query, listening.params, onlyDocument(document), {
      ...this.dataset.names,
      references: this.dataset.store,
      now: this.clock.now(),
      identity: listening.identity,
    })
    return Array.isArray(result) ? result.length > 0 : result !== null && result !== false && result !== 0
  }

  #beat(): void {
    for (const response of this.#streams.keys()) response.write(':\n\n')
  }
}

const isVisible = (id: string, { readsPrivate, includeAllVersions }: Listening): boolean =>
  (readsPrivate || !id.includes('.')) && (includeAllVersions || isPublishedId(id))

function onlyDocument(document: LakeDocument | undefined): DocumentSource {
  const list = document ? [document] : []
  return {
    get: (id) => (document?._id === id ? document : undefined),
    ofType: () => list,
    referringTo: () => list,
    versionsOf: () => list,
    all: () => list,
  }
}

function eventOf(transaction: Transaction, change: TransactionChange, listening: Listening) {
  const { before, after, id, mutations } = change
  return {
    eventId: `${transaction.id}#${id}`,
    documentId: id,
    transactionId: transaction.id,
    identity: transaction.identity,
    timestamp: transaction.timestamp,
    mutations: listening.includeMutations ? mutations : [],
    ...(before && { previousRev: before._rev }),
    resultRev: after?._rev ?? transaction.id,
    ...(listening.includeResult && after && { result: after }),
    ...(listening.includePreviousRevision && { previous: before ?? null }),
    // Opcode 0 of the Mendoza format replaces the whole document.
    ...(listening.effects && { effects: { apply: [0, after ?? null], revert: [0, before ?? null] } }),
    visibility: 'query',
  }
}

function send(response: ServerResponse, event: string, data: unknown, id?: string): void {
  response.write(`event: ${event}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`)
}
