import { useIsCurrent } from '../../navigation/current-path'
import { SiteLink, type SiteLinkProps } from '../link/site-link'
import type { MenuEntry } from './menu-item'

interface MenuLinkProps {
  item: Pick<MenuEntry, 'title' | 'href' | 'isExternal'>
  className: string | undefined
}

/** An entry of a menu, marked where it leads to the page that is shown; a plain text where it leads nowhere. */
export const MenuLink = ({ item: { title, href, isExternal }, className }: MenuLinkProps) =>
  href ? (
    <MarkedLink href={href} isExternal={isExternal} className={className}>
      {title}
    </MarkedLink>
  ) : (
    <span className={className}>{title}</span>
  )

const MarkedLink = (link: SiteLinkProps) => <SiteLink {...link} isCurrent={useIsCurrent(link.href)} />
