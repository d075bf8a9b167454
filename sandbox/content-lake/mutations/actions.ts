import { z } from 'zod'
import { draftId, publishedId, releaseOfId } from '../documents/ids'
import { isRecord, type LakeDocument } from '../documents/lake-document'
import type { DocumentSource } from '../documents/source'
import { actionError, plainError } from '../errors'
import { action, attributes } from './action-schema'
import { type Mutation, patchSchema } from './mutation'
import {
  mutationsOfReleaseAction,
  type ReleaseAction,
  releaseActionSchemas,
  releaseDocumentId,
  stateOf,
} from './release-actions'

const actionSchema = z.discriminatedUnion('actionType', [
  action('document.create', {
    publishedId: z.string(),
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  action('document.edit', { draftId: z.string(), publishedId: z.string(), patch: patchSchema }),
  action('document.replaceDraft', { publishedId: z.string(), attributes }),
  action('document.publish', {
    draftId: z.string(),
    publishedId: z.string(),
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  action('document.unpublish', { draftId: z.string(), publishedId: z.string() }),
  action('document.discard', { draftId: z.string() }),
  action('document.delete', { publishedId: z.string(), includeDrafts: z.array(z.string()).default([]) }),
  action('document.version.create', {
    publishedId: z.string(),
    // A document of its own, or a copy of another one.
    document: attributes.optional(),
    baseId: z.string().optional(),
    versionId: z.string().optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  action('document.version.replace', { document: attributes }),
  action('document.version.discard', { versionId: z.string() }),
  ...releaseActionSchemas,
])

export type Action = z.infer<typeof actionSchema>
type ActionOf<Name extends string> = Extract<Action, { actionType: `sanity.action.${Name}` }>

export interface ActionRequest {
  actions: Action[]
  transactionId?: string
  dryRun?: boolean
}

const requestSchema = z.object({
  actions: z.array(z.unknown()).min(1),
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
})

/** @throws LakeError 400 for what is not an action or one that this service does not know */
export function parseActionRequest(body: unknown): ActionRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success) throw plainError(400, 'An action request needs an array of "actions"')
  const actions = request.data.actions.map((entry, index) => {
    const parsed = actionSchema.safeParse(entry)
    if (parsed.success) return parsed.data
    const type = isRecord(entry) ? String(entry.actionType) : 'nothing'
    throw actionError(index, {
      type: 'validationError',
      description: `Action "${type}" is unknown or malformed`,
    })
  })
  return { ...request.data, actions }
}

/** The mutations that an action means for the documents as they are. @throws LakeError actionError */
export function mutationsOfAction(entry: Action, index: number, documents: DocumentSource): Mutation[] {
  return new Translation(documents, index).translate(entry)
}

class Translation {
  constructor(
    private readonly documents: DocumentSource,
    private readonly index: number,
  ) {}

  translate(entry: Action): Mutation[] {
    switch (entry.actionType) {
      case 'sanity.action.document.create':
        return this.#create(entry)
      case 'sanity.action.document.edit':
        return this.#edit(entry)
      case 'sanity.action.document.replaceDraft':
        return [{ createOrReplace: { ...entry.attributes, _id: draftId(entry.publishedId) } }]
      case 'sanity.action.document.publish':
        return this.#publish(entry)
      case 'sanity.action.document.unpublish':
        return this.#unpublish(entry)
      case 'sanity.action.document.discard':
        return this.#remove(entry.draftId)
      case 'sanity.action.document.delete':
        return [
          ...this.#remove(entry.publishedId),
          ...entry.includeDrafts.flatMap((id) => this.#remove(id, true)),
        ]
      case 'sanity.action.document.version.create':
        return this.#createVersion(entry)
      case 'sanity.action.document.version.replace':
        return [{ createOrReplace: this.#inOpenRelease(entry.document) }]
      case 'sanity.action.document.version.discard':
        this.#inOpenRelease({ _id: entry.versionId })
        return this.#remove(entry.versionId)
      default:
        return this.#ofRelease(entry)
    }
  }

  #create({ publishedId: id, attributes: fields, ifExists }: ActionOf<'document.create'>): Mutation[] {
    if (this.documents.get(id)) this.#fail(`Document "${id}" is already published`)
    const draft = { ...fields, _id: draftId(id) }
    return [ifExists === 'ignore' ? { createIfNotExists: draft } : { create: draft }]
  }

  #edit({ draftId: draft, publishedId: id, patch }: ActionOf<'document.edit'>): Mutation[] {
    const base = this.documents.get(draft) ?? this.#need(id)
    const first: Mutation[] = base._id === draft ? [] : [{ create: { ...base, _id: draft } }]
    return [...first, { patch: { id: draft, ...patch } }]
  }

  #publish(entry: ActionOf<'document.publish'>): Mutation[] {
    const draft = this.#need(entry.draftId)
    this.#matches(draft, entry.ifDraftRevisionId)
    if (entry.ifPublishedRevisionId) this.#matches(this.#need(entry.publishedId), entry.ifPublishedRevisionId)
    return publishAs(draft, entry.publishedId)
  }

  #unpublish({ draftId: draft, publishedId: id }: ActionOf<'document.unpublish'>): Mutation[] {
    return [{ createIfNotExists: { ...this.#need(id), _id: draft } }, { delete: { id } }]
  }

  #createVersion(entry: ActionOf<'document.version.create'>): Mutation[] {
    const { document, baseId, versionId: version } = entry
    if (document) return [{ create: this.#inOpenRelease(document) }]
    if (baseId === undefined || version === undefined)
      return this.#fail('A version needs a "document", or a "baseId" and a "versionId"')
    const base = this.#need(baseId)
    this.#matches(base, entry.ifBaseRevisionId)
    return [{ create: this.#inOpenRelease({ ...base, _id: version }) }]
  }

  /** What is scheduled or over stays as it is. */
  #inOpenRelease<Written extends Record<string, unknown>>(document: Written): Written {
    const release = releaseOfId(String(document._id))
    const found = release === undefined ? undefined : this.documents.get(releaseDocumentId(release))
    if (found && stateOf(found) !== 'active') this.#fail(`The release "${release}" is ${stateOf(found)}`)
    return document
  }

  #ofRelease(entry: ReleaseAction): Mutation[] {
    const document = this.documents.get(releaseDocumentId(entry.releaseId))
    const versions = this.documents.all().filter(({ _id }) => releaseOfId(_id) === entry.releaseId)
    const meant = mutationsOfReleaseAction(entry, { document, versions }, (version) =>
      publishAs(version, publishedId(version._id)),
    )
    return typeof meant === 'string' ? this.#fail(meant) : meant
  }

  #remove(id: string, optional = false): Mutation[] {
    if (!optional) this.#need(id)
    return [{ delete: { id } }]
  }

  #need(id: string): LakeDocument {
    return this.documents.get(id) ?? this.#fail(`The document with the ID "${id}" was not found`)
  }

  #matches(document: LakeDocument, revision: string | undefined): void {
    if (revision && revision !== document._rev) {
      this.#fail(
        `Document "${document._id}" has unexpected revision ID ("${document._rev}"), expected "${revision}"`,
      )
    }
  }

  #fail(description: string): never {
    throw actionError(this.index, { type: 'actionError', description })
  }
}

const publishAs = (document: LakeDocument, id: string): Mutation[] => [
  { createOrReplace: { ...strengthened(document), _id: id } },
  { delete: { id: document._id } },
]

/** A reference that was weak only until its document is published becomes strong. */
function strengthened(document: LakeDocument): Record<string, unknown> {
  const strengthen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strengthen)
    if (!isRecord(value)) return value
    const { _strengthenOnPublish: mark, _weak: weak, ...rest } = value
    const staysWeak = weak !== undefined && (!mark || (isRecord(mark) && mark.weak === true))
    const entries = Object.entries(rest).map(([field, entry]) => [field, strengthen(entry)])
    return { ...Object.fromEntries(entries), ...(staysWeak && { _weak: weak }) }
  }
  const result = strengthen(document)
  return isRecord(result) ? result : document
}
