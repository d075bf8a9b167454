import MarkdownIt from 'markdown-it'
import { leavesSite, safeHref } from '../addresses/links'

/** Nesting limit and link rule of the specification (section 5); HTML in the text stays text. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: 100 })
markdown.validateLink = (url) => safeHref(url) !== undefined
markdown.disable('image')

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

/** Limited markdown as HTML that is safe to place on a page. */
export const markdownToHtml = (source: string): string => shiftHeadings(markdown.render(source)).trim()

interface Piece {
  type: string
  content: string
  children: Piece[] | null
}

const textOf = (tokens: readonly Piece[]): string =>
  tokens
    .map((token) => {
      if (token.children) return textOf(token.children)
      if (token.type === 'text' || token.type === 'code_inline') return token.content
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
      return /^(paragraph|heading|list_item)_close$/.test(token.type) ? '\n' : ''
    })
    .join('')

/** The same text without any mark-up, paragraphs on lines of their own. */
export const markdownToText = (source: string): string =>
  textOf(markdown.parse(source, {})).replace(/\n+/g, '\n').trim()
