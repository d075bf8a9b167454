import { createRequire } from 'node:module'
import { parsePath as gatsbyParsePath } from 'gatsby'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as ours from './gatsby-link'
import { Link, parsePath, withAssetPrefix, withPrefix } from './gatsby-link'

describe('what browsers get instead of Gatsby’s package of links', () => {
  it('has all that the package has', () => {
    const { resolve } = createRequire(import.meta.url)
    const gatsbys = createRequire(resolve('gatsby/package.json'))('gatsby-link')
    expect(Object.keys(ours).sort()).toEqual(Object.keys(gatsbys).sort())
  })

  it.each([
    '/',
    '',
    '/zimmer?guests=2&dog=yes#finder',
    '/spa#',
    '/spa?',
    '#contact',
    '/a#b?c',
    '/grüezi%20?q=ä',
  ])('reads the parts of an address as that does: %s', (address) => {
    expect(parsePath(address)).toEqual(gatsbyParsePath(address))
  })

  it('leaves addresses as they are, for the site has no prefix', () => {
    expect([withPrefix('/spa'), withAssetPrefix('/icons/one.png')]).toEqual(['/spa', '/icons/one.png'])
  })

  it('has a plain link for code that is not of this site', () => {
    expect(
      renderToStaticMarkup(
        <Link to="/spa" className="way">
          spa
        </Link>,
      ),
    ).toBe('<a href="/spa" class="way">spa</a>')
  })
})
