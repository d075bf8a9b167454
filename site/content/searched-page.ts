/** The words of a document that visitors may search: those of every field that the Studio has for words. */
import { schemaTypes } from '../../studio/schemas'
import type { ArrayMember, Field } from '../../studio/schemas/definition'
import type { Language } from '../languages/locales'
import { fieldsOf, listOf, textOf } from '../nodes/lookup'
import type { SearchedPage } from '../search/searched-page'
import { isPageType } from './documents'
import { type ContentNode, storedDocument } from './raw'

/** Fields of plain text that no visitor reads as words. */
const notRead = new Set(
  'title alt bookingCode category closes currency opens ratio sectionId videoId'.split(' '),
)
/** What says something about a page and is not on it, and where a page leads. */
const notOnPage = new Set(['url', 'seo', 'settings', 'link', 'links', 'reservation', 'directions', 'picture'])

interface Words {
  headings: string[]
  texts: string[]
}

const fieldsByType = new Map<string, readonly Field[]>(
  schemaTypes.flatMap((type) => ('fields' in type ? [[type.name, type.fields] as const] : [])),
)

/** Adds the words of a stored value of a type. */
function addWords(type: string, stored: unknown, words: Words): void {
  const value = fieldsOf(stored)
  if (!value) return
  const title = textOf(value.title)
  if (title !== undefined) words.headings.push(title)
  for (const field of fieldsByType.get(type) ?? [])
    if (!notOnPage.has(field.name)) addField(field, value[field.name], words)
}

function addField(field: Field, value: unknown, words: Words): void {
  if (field.type === 'richText') addBlocks(value, words)
  else if (field.type === 'array') addList(field.of, value, words)
  else if (field.type === 'text' || (field.type === 'string' && !field.options)) {
    const text = textOf(value)
    if (text !== undefined && !notRead.has(field.name)) words.texts.push(text)
  } else addWords(field.type, value, words)
}

function addList(members: readonly ArrayMember[], value: unknown, words: Words): void {
  const [only, ...others] = members
  if (only?.type === 'string') {
    for (const each of Array.isArray(value) ? value : []) {
      const text = textOf(each)
      if (text !== undefined) words.texts.push(text)
    }
    return
  }
  for (const entry of listOf(value)) {
    const type = others.length === 0 ? only?.type : textOf(entry._type)
    if (type !== undefined && members.some((member) => member.type === type)) addWords(type, entry, words)
  }
}

/** A block is a heading or a text; its spans are one text, for a mark may begin inside of a word. */
function addBlocks(value: unknown, { headings, texts }: Words): void {
  for (const block of listOf(value)) {
    const text = listOf(block.children)
      .map((span) => textOf(span.text) ?? ' ')
      .join('')
    if (text.trim() !== '') (/^h[1-6]$/.test(String(block.style)) ? headings : texts).push(text)
  }
}

/** A document that has a page which visitors may find. Its words are read when they are needed: most of the time nobody does. */
export interface SearchedDocument {
  node: ContentNode
  language: Language
  path: string
  title: string
}

/** The page of a document as visitors find it. */
export function searchedPage({ node, language, path, title }: SearchedDocument): SearchedPage {
  const stored = storedDocument(node)
  const type = node._type
  const words: Words = { headings: [], texts: [] }
  for (const field of fieldsByType.get(type) ?? [])
    if (!notOnPage.has(field.name) && field.name !== 'lead') addField(field, stored[field.name], words)
  const description = textOf(fieldsOf(stored.seo)?.description)
  return {
    path,
    language,
    kind: isPageType(type) ? type : 'page',
    title,
    lead: textOf(stored.lead) ?? description ?? '',
    ...words,
  }
}
