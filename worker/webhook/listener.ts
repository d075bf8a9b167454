import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { DocumentChange } from '../changes/change'
import { type GatheredTransaction, GatheredTransactions } from './gathered-transactions'
import { isDocumentId, shownTypes, whyNotShown } from './shown-document'

export interface ListenerOptions {
  client: SanityClient
  /** Resolves when everything that a transaction changed is durable. */
  accept(transaction: string, changes: readonly DocumentChange[]): Promise<unknown>
  /** Something may have been missed: the content service is to be asked what is different. */
  closeGap(): void
  log: { info(fields: object, text: string): void; warn(fields: object, text: string): void }
  /** How long the rest of a transaction is waited for, ms. */
  quietMs: number
  /**
   * With it drafts are told, too: the id that a document has for whoever listens, undefined for one that is not told. Default:
   * only what is published.
   */
  idOf?(documentId: string): string | undefined
  /** How long after a webhook the listener must have heard of the same transaction, ms. Default 20 s. */
  deafAfterMs?: number
  /** First and longest pause before listening is tried again, ms. Default 1 s and 30 s. */
  pauses?: readonly [first: number, longest: number]
}

export interface ChangeListener {
  /** Whether the content service has said welcome, and the line was not lost since. */
  readonly isConnected: boolean
  /** A webhook told of a transaction: a line that does not tell of it, too, is dead and opened anew. */
  expect(transaction: string): void
  stop(): void
}

/** One event of the stream; what else is in it is not read. `previousRev` is missing of what is new. */
const mutation = z.object({
  documentId: z.string(),
  transactionId: z.string().min(1).max(128),
  transition: z.enum(['appear', 'update', 'disappear']),
  previousRev: z.string().optional(),
  resultRev: z.string().optional(),
  transactionTotalEvents: z.number().int().min(1).catch(1),
})

const operations = { appear: 'create', update: 'update', disappear: 'delete' } as const

const publishedId = (id: string): string | undefined =>
  whyNotShown(id, undefined) === undefined ? id : undefined

/** Transactions that were heard of, so that their webhooks are not waited for. */
const remembered = 1_000

/**
 * Listens to the content service: the fast trigger, while webhooks stay the durable one. It is trusted for nothing but
 * that something happened. It connects again by itself, resumes where it was, and has the gap closed where it cannot.
 */
export function listenToContent(options: ListenerOptions): ChangeListener {
  const { client, log, idOf = publishedId, pauses: [firstPause, longestPause] = [1_000, 30_000] } = options
  const gathered = new GatheredTransactions()
  const timers = new Set<NodeJS.Timeout>()
  const heard = new Set<string>()
  let subscription: { unsubscribe(): void } | undefined
  let isConnected = false
  let isStopped = false
  let failures = 0

  function later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      act()
    }, ms)
    timers.add(timer)
  }

  function remember(transaction: string): void {
    heard.add(transaction)
    const [oldest] = heard
    if (heard.size > remembered && oldest !== undefined) heard.delete(oldest)
  }

  function hand({ transaction, changes }: GatheredTransaction): void {
    options
      .accept(transaction, changes)
      .catch((error: unknown) =>
        log.warn(
          { error, transaction },
          'what the content service told was not accepted; its webhooks bring it',
        ),
      )
  }

  function onMutation(event: unknown): void {
    const parsed = mutation.safeParse(event)
    if (!parsed.success) {
      log.warn({ event }, 'an event of the content service was not understood')
      return
    }
    const { documentId, transactionId: transaction, transition, transactionTotalEvents: total } = parsed.data
    remember(transaction)
    const id = idOf(documentId)
    if (id === undefined || !isDocumentId(id)) return
    const operation = operations[transition]
    const revision = operation === 'delete' ? parsed.data.previousRev : parsed.data.resultRev
    const change: DocumentChange = { kind: 'document', id, operation, revision, transaction }
    const whole = gathered.add({ transaction, total, change })
    if (whole) hand(whole)
    else
      later(options.quietMs, () => {
        const rest = gathered.giveUp(transaction)
        if (rest) hand(rest)
      })
  }

  function onEvent(event: { type: string }): void {
    if (event.type === 'mutation') {
      onMutation(event)
      return
    }
    if (event.type === 'reconnect') {
      isConnected = false
      return
    }
    isConnected = true
    failures = 0
    log.info({ event: event.type }, 'listening to the content service')
    // Whoever resumes is told what happened meanwhile; everybody else asks.
    if (event.type !== 'welcomeback') options.closeGap()
  }

  function onError(error: unknown): void {
    isConnected = false
    const retryInMs = Math.min(longestPause, firstPause * 2 ** Math.min(failures, 10))
    failures += 1
    log.warn(
      { error, retryInMs },
      'the content service cannot be listened to; webhooks and comparisons go on',
    )
    later(retryInMs, listen)
  }

  function listen(): void {
    if (isStopped) return
    subscription?.unsubscribe()
    subscription = client
      .listen(
        '*[_type in $types]',
        { types: shownTypes },
        {
          events: ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'],
          enableResume: true,
          ...(options.idOf ? { includeAllVersions: true } : {}),
          includeResult: false,
          includeMutations: false,
          visibility: 'query',
        },
      )
      .subscribe({ next: onEvent, error: onError })
  }

  listen()
  return {
    get isConnected() {
      return isConnected
    },
    expect(transaction) {
      if (!isConnected || heard.has(transaction)) return
      later(options.deafAfterMs ?? 20_000, () => {
        if (!isConnected || heard.has(transaction)) return
        isConnected = false
        log.warn({ transaction }, 'the listener did not hear what a webhook told; it connects anew')
        listen()
      })
    },
    stop() {
      isStopped = true
      subscription?.unsubscribe()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
