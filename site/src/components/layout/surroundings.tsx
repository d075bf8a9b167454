import type { ReactElement } from 'react'
import { PageBoundary } from '../../guard/page-boundary'
import { GuardedPage, guardOf } from '../../media-corner/guarded-page'
import { layoutOf, PageLayout } from './page-layout'

interface PageProps {
  pageContext: object
  location: { pathname: string }
}

/**
 * What stands around each page: the screen for one that breaks, the layout that its route chose, and what it guards. For
 * Gatsby's `wrapPageElement`.
 */
export const withSurroundings = (
  element: ReactElement,
  { pageContext, location }: PageProps,
): ReactElement => (
  <GuardedPage.Provider value={guardOf(pageContext)}>
    <PageBoundary path={location.pathname}>
      <PageLayout.Provider value={layoutOf(pageContext)}>{element}</PageLayout.Provider>
    </PageBoundary>
  </GuardedPage.Provider>
)
