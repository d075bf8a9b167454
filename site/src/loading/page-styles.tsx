import { isValidElement, type ReactNode } from 'react'
import { sliceClasses } from '../slices/slice-styles'
import { classesIn, readSheet, type Sheet, usedStyles } from './used-styles'

/** How Gatsby puts the whole style sheet into the head of every page. */
interface WholeSheet {
  'data-href': string
  'data-identity': 'gatsby-global-css'
  dangerouslySetInnerHTML: { __html: string }
}

const isWholeSheet = (node: ReactNode): node is React.ReactElement<WholeSheet> =>
  isValidElement<Partial<WholeSheet>>(node) && node.props['data-identity'] === 'gatsby-global-css'

/** Sheets by their text: all pages of a build have the same one. */
const known = new Map<string, Sheet>()
function sheetOf(css: string): Sheet {
  const sheet = known.get(css) ?? readSheet(css)
  known.set(css, sheet)
  return sheet
}

/** Stands in the head between Gatsby's two calls about one page, and says what is in its body. */
const Body = (_: { html: string }) => null

/** For the head of a page: what `withPageStyles` has to know of its body. */
export const pageBody = (html: string): ReactNode => <Body key="body" html={html} />
const isBody = (node: ReactNode): node is React.ReactElement<{ html: string }> =>
  isValidElement(node) && node.type === Body

/** A head, and the addresses of the style sheets that come later. */
interface Styled {
  head: ReactNode[]
  later: string[]
}

/**
 * Leaves of the style sheet in the head what this page, its header and its footer can need: half of it. The whole one comes with
 * the scripts, for what these show and for the next pages.
 */
export function withPageStyles(head: readonly ReactNode[]): Styled {
  const body = head.find(isBody)
  if (!body) return { head: [...head], later: [] }
  const classes = classesIn(body.props.html)
  const isUsed = (name: string) => classes.has(name) || sliceClasses.has(name)
  const sheets = head.filter(isWholeSheet)
  const own = sheets.map(({ props }) => (
    <style
      key={props['data-href']}
      dangerouslySetInnerHTML={{ __html: usedStyles(sheetOf(props.dangerouslySetInnerHTML.__html), isUsed) }}
    />
  ))
  return {
    head: [...own, ...head.filter((node) => !isBody(node) && !isWholeSheet(node))],
    later: sheets.map(({ props }) => props['data-href']),
  }
}
