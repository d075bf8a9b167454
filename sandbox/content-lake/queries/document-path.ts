import { isRecord } from '../documents/lake-document'
import type { Node } from './conditions'

export type Read = (value: unknown) => unknown

/**
 * Reads `title`, `picture.alt`, `parts[].items[].title`, `lower(url.fullPath)` and `pt::text(parts[].body)` of a document;
 * undefined for any other expression.
 */
export function readerOf(node: unknown): Read | undefined {
  if (!isRecord(node)) return undefined
  switch (node.type) {
    case 'This':
      return (value) => value
    case 'AccessAttribute':
      return chained(node.base === undefined ? { type: 'This' } : node.base, (value) =>
        isRecord(value) && typeof node.name === 'string' ? (value[node.name] ?? null) : null,
      )
    case 'ArrayCoerce':
      return chained(node.base, (value) => (Array.isArray(value) ? value : null))
    case 'Map':
      return ofEach(node, (list, read) => list.map(read))
    case 'FlatMap':
      return ofEach(node, (list, read) => list.flatMap(read))
    case 'FuncCall':
      return ofFunction(node)
    default:
      return undefined
  }
}

function ofFunction({ namespace, name, args }: Node): Read | undefined {
  const step = functions[`${namespace}::${name}`]
  return step && Array.isArray(args) && args.length === 1 ? chained(args[0], step) : undefined
}

const functions: Readonly<Record<string, Read>> = {
  'pt::text': (value) => textOfBlocks(value),
  'global::lower': (value) => (typeof value === 'string' ? value.toLowerCase() : null),
}

function chained(base: unknown, step: Read): Read | undefined {
  const read = readerOf(base)
  return read && ((value) => step(read(value)))
}

function ofEach({ base, expr }: Node, each: (list: unknown[], read: Read) => unknown[]): Read | undefined {
  const read = readerOf(expr)
  return read && chained(base, (list) => (Array.isArray(list) ? each(list, (item) => read(item)) : null))
}

/** What `pt::text` makes of blocks: the words of their spans, blocks apart by an empty line; null for what is no block. */
export function textOfBlocks(value: unknown): string | null {
  if (!Array.isArray(value)) return isRecord(value) ? textOfBlock(value) : null
  const texts = value.flat(Number.POSITIVE_INFINITY).flatMap((block) => textOfBlocks(block) ?? [])
  return texts.length > 0 ? texts.join('\n\n') : null
}

function textOfBlock({ _type, children }: Record<string, unknown>): string | null {
  if (typeof _type !== 'string' || !Array.isArray(children)) return null
  return children
    .map((child) =>
      isRecord(child) && child._type === 'span' && typeof child.text === 'string' ? child.text : '',
    )
    .join('')
}
