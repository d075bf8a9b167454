import { isValidElement, type ReactNode } from 'react'

/**
 * What plugins put into the head of every page and no page needs:
 * gatsby-source-sanity connects every visitor to a host that the pictures, served by the site itself, never ask;
 * gatsby-plugin-image hides and fades pictures that it draws itself, which are none here (picture.tsx).
 */
export function isUnneeded(node: ReactNode): boolean {
  if (!isValidElement<{ rel?: string }>(node)) return false
  return (
    (node.type === 'link' && node.props.rel === 'preconnect') || !!node.key?.startsWith('gatsby-image-style')
  )
}
