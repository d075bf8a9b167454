import { fault, type SiteFault } from '../border/problem'
import { isLanguage, type Language } from '../languages/locales'
import type { NodeInput } from '../nodes/node-input'
import { type Claimant, noOutput, nowhere, problemOnly } from './claimant'
import { filledNode } from './filled'
import { rankOf } from './part-claimants'
import { type ContentNode, rawField } from './raw'

const noPlace = fault('document.text-place', 'it has no language or namespace')
const takenTexts = (namespace: string, language: Language, document: string): SiteFault =>
  fault('document.text-taken', `there is already ${document} for ${namespace} in ${language}`, {
    namespace,
    language,
    document,
  })

type TextEntries = Readonly<Record<string, string>>

function localeNode(language: Language, namespace: string, entries: TextEntries): NodeInput {
  const data = JSON.stringify(
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))),
  )
  return filledNode(`locale-${language}-${namespace}`, 'Locale', { language, ns: namespace, data })
}

const localeClaim = (language: string, namespace: string): string => `locale:${language}:${namespace}`

/** The texts of the code: they hold until a document of the content service says otherwise. */
export function fallbackTextClaimant(language: Language, namespace: string, entries: TextEntries): Claimant {
  const claim = localeClaim(language, namespace)
  return {
    id: `fallback:${claim}`,
    createdAt: '',
    rank: 'code',
    claim,
    give: (share) =>
      share.claim === claim ? { ...noOutput, nodes: [localeNode(language, namespace, entries)] } : noOutput,
  }
}

function storedEntries(value: unknown): TextEntries {
  const entries: Record<string, string> = {}
  for (const entry of Array.isArray(value) ? value : []) {
    const { key, value: text } = (entry ?? {}) as { key?: unknown; value?: unknown }
    if (typeof key === 'string' && typeof text === 'string' && text !== '') entries[key] = text
  }
  return entries
}

/** Fallback texts of a namespace in a language; an unknown namespace has none. */
export type FallbackTexts = (language: Language, namespace: string) => TextEntries

/** The texts of a namespace that editors wrote, with those of the code where they left one out. */
export function staticTextClaimant(node: ContentNode, fallback: FallbackTexts): Claimant {
  const language = node.__i18n_lang
  const namespace = typeof node.namespace === 'string' && node.namespace !== '' ? node.namespace : null
  const base = { id: node._id, createdAt: node._createdAt ?? '' }
  if (!isLanguage(language) || namespace === null) return nowhere(base, 'namespace', noPlace)
  const claim = localeClaim(language, namespace)
  const entries = { ...fallback(language, namespace), ...storedEntries(rawField(node, 'entries')) }
  return {
    ...base,
    rank: rankOf(node._id, `staticText-${namespace}`, language),
    claim,
    give: (share) =>
      share.claim === claim
        ? { ...noOutput, nodes: [localeNode(language, namespace, entries)] }
        : problemOnly(node._id, 'namespace', takenTexts(namespace, language, share.holder)),
  }
}
