import type { AnchorHTMLAttributes } from 'react'
import type { SteppingApp } from './newest-step'

/**
 * What Gatsby's app has from its package of links, for browsers: that one brings a component which nothing here uses, and each page would
 * carry it (site/bundle/shape-bundle.ts). Links are plain (follow-links.ts), and addresses have no prefix.
 */

export const navigate = (to: string | number, options?: { replace?: boolean }): unknown =>
  (window as SteppingApp).___navigate?.(to, options)

/** The parts of an address within the site. */
export function parsePath(address: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address || '/') ?? []
  return {
    pathname,
    search: search === '?' ? '' : search,
    hash: hash === '#' ? '' : hash,
  }
}

export const withPrefix = (path: string): string => path
export const withAssetPrefix = (path: string): string => path

/** A link for code that is not of this site. */
export const Link = ({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a href={to} {...rest} />
)
