import { randomBytes, randomUUID } from 'node:crypto'
import type { DocumentStore } from './documents/document-store'
import type { Journal } from './documents/journal'
import type { DocumentChange, LakeDocument } from './documents/lake-document'
import type { DocumentSource } from './documents/source'
import { type Clock, timestamp } from './environment'
import { mutationError, plainError } from './errors'
import { type ActionRequest, mutationsOfAction } from './mutations/actions'
import { findReferenceFault } from './mutations/check-references'
import type { Mutation, MutationRequest } from './mutations/mutation'
import { type MutationContext, type MutationResult, runMutation } from './mutations/run-mutations'
import { WorkingCopy } from './mutations/working-copy'
import { evaluateQuery } from './queries/evaluate-query'

export interface TransactionChange extends DocumentChange {
  /** The mutations as they were carried out on this document. */
  mutations: readonly Mutation[]
}

/** A transaction that was stored. */
export interface Transaction {
  id: string
  /** ISO 8601 */
  timestamp: string
  identity: string
  changes: readonly TransactionChange[]
}

interface TransactOptions {
  identity: string
  dryRun?: boolean
  autoGenerateArrayKeys?: boolean
}

interface TransactResult {
  transactionId: string
  results: readonly MutationResult[]
}

/** What one mutation or action of a request means for the documents as they are by then. */
type Step = (documents: DocumentSource) => Mutation[]

export interface DatasetNames {
  projectId: string
  dataset: string
}

/** The documents of one dataset and the only way to change them: whole transactions, stored before they are told. */
export class Dataset {
  readonly #subscribers = new Set<(transaction: Transaction) => void>()
  #last: Transaction | undefined
  /** Names of the newest transactions, the oldest first. */
  readonly #named = new Set<string>()

  constructor(
    readonly names: DatasetNames,
    readonly store: DocumentStore,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** The newest transaction of this process: a stale reader does not know it yet. */
  get lastTransaction(): Transaction | undefined {
    return this.#last
  }

  /** Calls back after every transaction that is stored. Returns how to stop. */
  subscribe(listener: (transaction: Transaction) => void): () => void {
    this.#subscribers.add(listener)
    return () => this.#subscribers.delete(listener)
  }

  /**
   * Runs all mutations or none.
   * @throws LakeError in the service's shape, naming the index of the mutation that failed
   */
  transact({ mutations, transactionId }: MutationRequest, options: TransactOptions): TransactResult {
    const steps = mutations.map((mutation) => () => [mutation])
    return this.#run(steps, this.#newName(transactionId), options)
  }

  /** Runs all actions or none, each on the documents as the ones before it left them. @throws LakeError */
  act({ actions, transactionId }: ActionRequest, options: TransactOptions): TransactResult {
    const steps = actions.map(
      (action, index) => (documents: DocumentSource) => mutationsOfAction(action, index, documents),
    )
    return this.#run(steps, this.#newName(transactionId), options)
  }

  /** @throws LakeError 409 for a name that a transaction has already: whoever sends one twice is told that it is done */
  #newName(asked: string | undefined): string {
    if (asked !== undefined && this.#named.has(asked))
      throw plainError(409, `A transaction with the ID "${asked}" exists already`)
    return asked ?? newTransactionId()
  }

  #run(steps: readonly Step[], transactionId: string, options: TransactOptions): TransactResult {
    const copy = new WorkingCopy(this.store)
    const context = this.#context(transactionId, options)
    const results = steps.flatMap((step, index) =>
      step(copy).flatMap((mutation) => runMutation(copy, mutation, index, context)),
    )
    const changes = copy.changes()
    const fault = findReferenceFault(copy, changes)
    if (fault) throw mutationError(0, fault)
    if (!options.dryRun && changes.length > 0) {
      this.#commit({
        id: transactionId,
        timestamp: context.now,
        identity: options.identity,
        changes: changes.map((change) => ({ ...change, mutations: mutationsOf(change.id, results) })),
      })
    }
    return { transactionId, results }
  }

  /** Stores documents exactly as they are, revision included, without telling anyone: seeding. */
  restore(changes: readonly DocumentChange[]): void {
    if (changes.length === 0) return
    this.journal.append('seed', changes)
    this.store.apply(changes)
  }

  #commit(transaction: Transaction): void {
    this.journal.append(transaction.id, transaction.changes)
    this.store.apply(transaction.changes)
    this.#last = transaction
    this.#named.add(transaction.id)
    for (const oldest of this.#named) {
      if (this.#named.size <= namesKept) break
      this.#named.delete(oldest)
    }
    for (const tell of this.#subscribers) tell(transaction)
  }

  #context(transactionId: string, options: TransactOptions): MutationContext {
    return {
      transactionId,
      now: timestamp(this.clock),
      newId: randomUUID,
      newKey: () => randomBytes(6).toString('hex'),
      autoGenerateArrayKeys: options.autoGenerateArrayKeys === true,
      select: (query, params, documents) => this.#select(query, params, documents, options.identity),
    }
  }

  #select(
    query: string,
    params: Record<string, unknown>,
    documents: WorkingCopy,
    identity: string,
  ): string[] {
    const context = { ...this.names, now: this.clock.now(), identity }
    const found = evaluateQuery(query, params, documents, context)
    return [found].flat().flatMap((entry) => (hasId(entry) ? [entry._id] : []))
  }
}

/** Transactions whose names are known, for whoever tries one again. */
const namesKept = 10_000

const newTransactionId = (): string => randomBytes(11).toString('hex')

const hasId = (entry: unknown): entry is Pick<LakeDocument, '_id'> =>
  typeof entry === 'object' && entry !== null && '_id' in entry && typeof entry._id === 'string'

const mutationsOf = (id: string, results: readonly MutationResult[]): Mutation[] =>
  results
    .filter((result) => result.id === id && result.operation !== 'none')
    .map(({ effective }) => effective)
