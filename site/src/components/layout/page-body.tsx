import type { ReactNode } from 'react'
import { LeaveLine } from '../../media-corner/leave-line'

interface PageBodyProps {
  /** The bar with the deeds of this page, on phones; without it that of the house stands there. */
  thumbBar?: ReactNode
  children: ReactNode
}

/** What is in the main element of a page: it goes with the page, while header and footer stay. */
export const PageBody = ({ thumbBar, children }: PageBodyProps) => (
  <>
    {children}
    <LeaveLine />
    {thumbBar}
  </>
)
