import MarkdownIt from 'markdown-it'
import { foreignHref, leavesSite } from '../addresses/links'

/** Nesting limit and link rule of the specification (section 5); HTML in the text stays text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 100 })
markdown.validateLink = () => true

/** Of a picture in a text its words remain: it has neither size nor credit, and would be loaded from elsewhere. */
markdown.core.ruler.push('pictures', ({ tokens, Token }) => {
  for (const token of tokens) {
    token.children &&= token.children.map((inner) => {
      if (inner.type !== 'image') return inner
      const words = new Token('text', '', 0)
      words.content = textOf(inner.children ?? [])
      return words
    })
  }
})

/** Whether there are words in the link that opens at an index. Links do not nest. */
function hasWords(pieces: readonly Piece[], opens: number): boolean {
  for (let index = opens + 1; index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (piece === undefined || piece.type === 'link_close') return false
    if (textOf([piece]).trim() !== '') return true
  }
  return false
}

/** Gives each link its whole address; of one that leads nowhere its words remain, and without words it is none. */
markdown.core.ruler.push('addresses', ({ tokens, env }) => {
  for (const token of tokens) {
    let leadsSomewhere = true
    token.children &&= token.children.filter((inner, index, all) => {
      if (inner.type === 'link_close') return leadsSomewhere
      if (inner.type !== 'link_open') return true
      const href = foreignHref(String(inner.attrGet('href') ?? ''), (env as { source?: string }).source)
      leadsSomewhere = href !== undefined && hasWords(all, index)
      if (href !== undefined) inner.attrSet('href', href)
      return leadsSomewhere
    })
  }
})

const renderLink = markdown.renderer.rules.link_open
markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  if (token && leavesSite(String(token.attrGet('href') ?? ''))) {
    token.attrSet('target', '_blank')
    token.attrSet('rel', 'noopener')
  }
  return renderLink?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
}

/** A page has one h1 and its parts have h2: headings inside a description begin at h3. */
const shiftHeadings = (html: string): string =>
  html.replace(
    /<(\/?)h([1-6])>/g,
    (_, slash: string, level: string) => `<${slash}h${Math.min(Number(level) + 2, 6)}>`,
  )

/** Limited markdown as HTML that is safe to place on a page; `source` is the address that it is from. */
export const markdownToHtml = (text: string, source?: string): string =>
  shiftHeadings(markdown.render(text, { source })).trim()

interface Piece {
  type: string
  content: string
  children: Piece[] | null
}

const textOf = (tokens: readonly Piece[]): string =>
  tokens
    .map((token) => {
      if (token.children) return textOf(token.children)
      if (/^(text|code_inline|code_block|fence)$/.test(token.type)) return token.content
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
      if (/^t[hd]_close$/.test(token.type)) return ' '
      return /^(paragraph|heading|list_item|tr)_close$/.test(token.type) ? '\n' : ''
    })
    .join('')

/** The same text without any mark-up, paragraphs on lines of their own. */
export const markdownToText = (source: string): string =>
  textOf(markdown.parse(source, {})).replace(/ ?\n+/g, '\n').trim()
