import { isValidId } from '../documents/ids'
import { isRecord, type LakeDocument } from '../documents/lake-document'
import { type MutationFault, mutationError } from '../errors'
import { withArrayKeys } from './array-keys'
import type { Mutation, Patch, Selection } from './mutation'
import { applyPatch } from './patch'
import type { WorkingCopy } from './working-copy'

type Operation = 'create' | 'update' | 'delete' | 'none'

export interface MutationResult {
  id: string
  operation: Operation
  /** The document afterwards; for a deleted one, as it was. */
  document?: LakeDocument
  /** The mutation as it was carried out on this one document, which is what listeners are told. */
  effective: Mutation
}

export interface MutationContext {
  transactionId: string
  /** ISO 8601 */
  now: string
  newId: () => string
  newKey: () => string
  autoGenerateArrayKeys: boolean
  /** Ids of the documents that a query selects. */
  select: (query: string, params: Record<string, unknown>, documents: WorkingCopy) => string[]
}

interface Unstamped {
  _id: string
  _type: string
  _createdAt: string
  [field: string]: unknown
}

/** Carries out one mutation on the working copy. @throws LakeError with the index of the mutation */
export function runMutation(
  copy: WorkingCopy,
  mutation: Mutation,
  index: number,
  context: MutationContext,
): MutationResult[] {
  const fail = (type: string, description: string, id?: string): never => {
    throw mutationError(index, { type, description, ...(id && { id }) } satisfies MutationFault)
  }
  const run = new Run(copy, context, fail)
  if ('create' in mutation) return [run.create(mutation.create, 'fail')]
  if ('createIfNotExists' in mutation) return [run.create(mutation.createIfNotExists, 'ignore')]
  if ('createOrReplace' in mutation) return [run.create(mutation.createOrReplace, 'replace')]
  if ('delete' in mutation) return run.idsOf(mutation.delete).map((id) => run.remove(id))
  return run.idsOf(mutation.patch).map((id) => run.patch(id, mutation.patch))
}

class Run {
  constructor(
    private readonly copy: WorkingCopy,
    private readonly context: MutationContext,
    private readonly fail: (type: string, description: string, id?: string) => never,
  ) {}

  idsOf(selection: Selection): string[] {
    if ('id' in selection) return [selection.id].flat()
    return this.context.select(selection.query, selection.params ?? {}, this.copy)
  }

  create(fields: Record<string, unknown>, ifExists: 'fail' | 'ignore' | 'replace'): MutationResult {
    const id = this.#idFor(fields._id)
    const existing = this.copy.get(id)
    if (existing && ifExists === 'ignore') {
      return { id, operation: 'none', document: existing, effective: { createIfNotExists: fields } }
    }
    if (existing && ifExists === 'fail') {
      this.fail('documentAlreadyExistsError', `Document by ID "${id}" already exists`, id)
    }
    const document = this.#newDocument(id, fields, existing)
    this.copy.put(document)
    const effective: Mutation = ifExists === 'replace' ? { createOrReplace: document } : { create: document }
    return { id, operation: existing ? 'update' : 'create', document, effective }
  }

  patch(id: string, { ifRevisionID, ...operations }: Patch): MutationResult {
    const existing = this.copy.get(id)
    if (!existing)
      return this.fail('documentNotFoundError', `The document with the ID "${id}" was not found`, id)
    if (ifRevisionID !== undefined && ifRevisionID !== existing._rev) {
      this.fail(
        'documentRevisionIDDoesNotMatchError',
        `Document "${id}" has unexpected revision ID ("${existing._rev}"), expected "${ifRevisionID}"`,
        id,
      )
    }
    const document = this.#patched(existing, operations)
    this.copy.put(document)
    return { id, operation: 'update', document, effective: { patch: { id, ...operations } } }
  }

  remove(id: string): MutationResult {
    const existing = this.copy.get(id)
    if (!existing) return { id, operation: 'none', effective: { delete: { id } } }
    this.copy.remove(id)
    return { id, operation: 'delete', document: existing, effective: { delete: { id } } }
  }

  #idFor(given: unknown): string {
    if (given === undefined) return this.context.newId()
    const id = typeof given === 'string' && given.endsWith('.') ? given + this.context.newId() : given
    if (typeof id === 'string' && isValidId(id)) return id
    return this.fail('validationError', `Document ID ${JSON.stringify(given)} is invalid`)
  }

  #newDocument(id: string, fields: Record<string, unknown>, existing?: LakeDocument): LakeDocument {
    const { _type, _createdAt } = fields
    if (typeof _type !== 'string' || _type === '') {
      return this.fail('validationError', `Document "${id}" needs a _type`, id)
    }
    const createdAt = typeof _createdAt === 'string' ? _createdAt : (existing?._createdAt ?? this.context.now)
    return this.#stamp({ ...structuredClone(fields), _id: id, _type, _createdAt: createdAt })
  }

  #patched(existing: LakeDocument, operations: Patch): LakeDocument {
    try {
      const { _id, _type, _createdAt } = existing
      return this.#stamp({
        ...applyPatch<Record<string, unknown>>(existing, operations),
        _id,
        _type,
        _createdAt,
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return this.fail('validationError', reason, existing._id)
    }
  }

  #stamp(document: Unstamped): LakeDocument {
    const keyed = this.context.autoGenerateArrayKeys ? withArrayKeys(document, this.context.newKey) : {}
    return {
      ...document,
      ...(isRecord(keyed) && keyed),
      _id: document._id,
      _type: document._type,
      _createdAt: document._createdAt,
      _rev: this.context.transactionId,
      _updatedAt: this.context.now,
    }
  }
}
