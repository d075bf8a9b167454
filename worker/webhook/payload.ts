import { z } from 'zod'
import type { DocumentChange } from '../changes/change'
import type { ErrorCode } from '../changes/errors'
import { isDocumentId, whyNotShown } from './shown-document'

/** Levels of nesting that are read. A payload of the recommended projection has one. */
const deepest = 32

export type Reading =
  | { kind: 'change'; change: DocumentChange }
  | { kind: 'ignored'; reason: string }
  | { kind: 'refused'; code: ErrorCode }

export interface PayloadSource {
  projectId: string
  dataset: string
}

const payload = z.object({
  _id: z.string().min(1).max(160),
  _type: z.string().optional(),
  _rev: z.string().optional(),
  operation: z.enum(['create', 'update', 'delete']).optional(),
  projectId: z.string().optional(),
  dataset: z.string().optional(),
})

/**
 * What a signed delivery asks for.
 * 1. Not UTF-8, not JSON or nested too deep: malformed.
 * 2. Without a valid document id (at most 128 letters, digits, dots, dashes, underscores; no two dots in a row): refused.
 * 3. Of another project or dataset, by its body or its headers: refused.
 * 4. Drafts, release versions, system documents and types that the site does not show: ignored.
 * 5. Otherwise a change. It is only a trigger: content is read from the content service.
 */
export function readPayload(
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
  source: PayloadSource,
): Reading {
  const value = parseJson(body)
  if (value === undefined) return { kind: 'refused', code: 'webhook.body-malformed' }
  const parsed = payload.safeParse(value)
  if (!parsed.success) return { kind: 'refused', code: 'webhook.document-missing' }
  const { _id: id, _type: type, _rev: revision, operation } = parsed.data
  const named = [parsed.data.projectId ?? source.projectId, headers['sanity-project-id'] ?? source.projectId]
  const sets = [parsed.data.dataset ?? source.dataset, headers['sanity-dataset'] ?? source.dataset]
  if (named.some((name) => name !== source.projectId) || sets.some((name) => name !== source.dataset))
    return { kind: 'refused', code: 'webhook.wrong-source' }
  const reason = whyNotShown(id, isDocumentId(id) ? type : undefined)
  if (reason !== undefined) return { kind: 'ignored', reason }
  if (!isDocumentId(id)) return { kind: 'refused', code: 'webhook.document-missing' }
  return {
    kind: 'change',
    change: {
      kind: 'document',
      id,
      type,
      revision,
      operation: operation ?? operationOf(headers),
      transaction: transactionOf(headers) ?? revision,
    },
  }
}

/** The id that the content service gives the transaction; the revision of a document that it wrote is the same. */
function transactionOf(headers: Readonly<Record<string, unknown>>): string | undefined {
  const named = headers['sanity-transaction-id']
  return typeof named === 'string' && /^[\w-]{1,128}$/.test(named) ? named : undefined
}

function operationOf(headers: Readonly<Record<string, unknown>>): 'create' | 'update' | 'delete' {
  const named = headers['sanity-operation']
  return named === 'create' || named === 'delete' ? named : 'update'
}

function parseJson(body: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body)
    return isTooDeep(text) ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Counts brackets outside of strings, before anything is parsed: one look at each character, whatever the text. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (inString && character === '\\') at += 1
    else if (character === '"') inString = !inString
    else if (!inString && (character === '[' || character === '{')) depth += 1
    else if (!inString && (character === ']' || character === '}')) depth -= 1
    if (depth > deepest) return true
  }
  return false
}
