import { listOf, type NodeFields, type ResolverContext, textOf } from '../nodes/lookup'
import { resolveHref } from './resolve-links'

const styles = ['normal', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']
const decorators = ['strong', 'em']

/** Whether there is anything to read in one of these: blanks and what has no width are nothing. */
const haveWords = (spans: readonly NodeFields[]): boolean =>
  spans.some(({ text }) => typeof text === 'string' && /[^\s\u00ad\u200b-\u200f\u2060]/.test(text))

const marksOf = ({ marks }: NodeFields): readonly unknown[] => (Array.isArray(marks) ? marks : [])

/** A link without words is none: nobody sees it, and a voice reads its address. */
function resolveMarks(block: NodeFields, context: ResolverContext) {
  return listOf(block.markDefs).flatMap((mark) => {
    const key = textOf(mark._key)
    const target = mark._type === 'link' ? resolveHref(mark, context) : undefined
    const marked = listOf(block.children).filter((span) => marksOf(span).includes(key))
    if (key === undefined || !target || !haveWords(marked)) return []
    return [
      {
        _key: key,
        _type: 'link',
        href: target.href,
        isExternal: target.isExternal,
        opensNewTab: target.isExternal,
      },
    ]
  })
}

function resolveBlock(block: NodeFields, index: number, context: ResolverContext) {
  const markDefs = resolveMarks(block, context)
  const known = new Set<unknown>([...decorators, ...markDefs.map((mark) => mark._key)])
  const children = listOf(block.children).flatMap((span, at) =>
    typeof span.text === 'string'
      ? [
          {
            _type: 'span',
            _key: textOf(span._key) ?? `span-${at}`,
            text: span.text,
            marks: marksOf(span).filter((mark) => known.has(mark)),
          },
        ]
      : [],
  )
  const listItem = block.listItem === 'bullet' || block.listItem === 'number' ? block.listItem : undefined
  return {
    _type: 'block',
    _key: textOf(block._key) ?? `block-${index}`,
    style: styles.includes(String(block.style)) ? block.style : 'normal',
    ...(listItem ? { listItem, level: Math.min(10, Math.max(1, Number(block.level) || 1)) } : {}),
    markDefs,
    children,
  }
}

/** An editor leaves empty lines between others, some of them as headings: the space between is the site's. */
const isShown = (block: NodeFields): boolean => block._type === 'block' && haveWords(listOf(block.children))

/**
 * Rich text as data (specification, section 3): known styles, marks and lists; each link resolved, or its mark left out
 * when it is not allowed or leads nowhere. Null when there is nothing to show.
 */
export function resolveRichText(value: unknown, context: ResolverContext): unknown[] | null {
  const blocks = listOf(value)
    .filter(isShown)
    .map((block, index) => resolveBlock(block, index, context))
  return blocks.length === 0 ? null : blocks
}
