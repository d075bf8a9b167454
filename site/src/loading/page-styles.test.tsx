import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { pageBody, withPageStyles } from './page-styles'

vi.mock('../slices/slice-styles', () => ({ sliceClasses: new Set(['header']) }))

/** The style sheet as Gatsby puts it into every page. */
const whole = (css: string) => (
  <style
    data-href="/styles.c0ffee.css"
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={{ __html: css }}
  />
)
const css = '.a{top:0}.b{top:1px}.header{top:2px}'

describe('the styles of a page', () => {
  it('are its own and those of header and footer; the whole sheet comes later', () => {
    const { head, later } = withPageStyles([<i key="i">i</i>, whole(css), pageBody('<p class="b">b</p>')])
    expect(renderToStaticMarkup(head)).toBe('<style>.b{top:1px}.header{top:2px}</style><i>i</i>')
    expect(later).toEqual(['/styles.c0ffee.css'])
  })

  it('stay as they are where no body is known yet: while the site is developed', () => {
    const head = [<i key="i">i</i>, whole(css)]
    expect(withPageStyles(head)).toEqual({ head, later: [] })
  })
})
