/** Rich text of the content service, written in a few marks: `**strong**`, `*em*`, `[label](target)`. */
import { type Fields, link } from './write'

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g

const styles: readonly [RegExp, Fields][] = [
  [/^###### /, { style: 'h6' }],
  [/^##### /, { style: 'h5' }],
  [/^#### /, { style: 'h4' }],
  [/^### /, { style: 'h3' }],
  [/^## /, { style: 'h2' }],
  [/^# /, { style: 'h1' }],
  [/^> /, { style: 'blockquote' }],
  [/^- /, { style: 'normal', listItem: 'bullet', level: 1 }],
  [/^-- /, { style: 'normal', listItem: 'bullet', level: 2 }],
  [/^1\. /, { style: 'normal', listItem: 'number', level: 1 }],
]

const span = (text: string, ...marks: string[]): Fields => ({ _type: 'span', text, marks })

/** One block from one line. The beginning of the line gives its kind: `# ` to `###### `, `> `, `- `, `-- `, `1. `. */
export function block(line: string): Fields {
  const [start, kind] = styles.find(([pattern]) => pattern.test(line)) ?? [/^/, { style: 'normal' }]
  const text = line.replace(start, '')
  const children: Fields[] = []
  const markDefs: Fields[] = []
  let end = 0
  for (const match of text.matchAll(inline)) {
    const [whole, strong, em, label = '', target = ''] = match
    if (match.index > end) children.push(span(text.slice(end, match.index)))
    if (strong) children.push(span(strong, 'strong'))
    else if (em) children.push(span(em, 'em'))
    else {
      const key = `link-${markDefs.length + 1}`
      markDefs.push({ _key: key, ...link(label, target) })
      children.push(span(label, key))
    }
    end = match.index + whole.length
  }
  if (end < text.length) children.push(span(text.slice(end)))
  return { _type: 'block', ...kind, markDefs, children }
}

/** Rich text, one line per block. */
export const paragraphs = (...lines: string[]): Fields[] => lines.map(block)
