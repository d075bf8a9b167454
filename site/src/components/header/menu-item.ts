import { graphql } from 'gatsby'

export const menuItemFields = graphql`
  fragment MenuItemFields on MenuItem {
    key
    title
    href
    isExternal
  }
`

/** An entry of a menu; without `href` it is a dropdown without an own page. */
export interface MenuEntry {
  readonly key: string
  readonly title: string
  readonly href: string | null
  readonly isExternal: boolean
  readonly children?: readonly MenuEntry[]
}
