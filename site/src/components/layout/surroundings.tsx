import type { ReactElement } from 'react'
import { PageBoundary } from '../../guard/page-boundary'
import { GuardedPage, guardOf } from '../../media-corner/guarded-page'
import { QueriedData } from '../picture/credits'
import { layoutOf, PageLayout } from './page-layout'

interface PageProps {
  pageContext: object
  location: { pathname: string }
  /** What the query of its template gave. */
  data?: unknown
}

/**
 * What stands around each page: the screen for one that breaks, the layout that its route chose, what it guards, and what
 * its query gave. For Gatsby's `wrapPageElement`.
 */
export const withSurroundings = (
  element: ReactElement,
  { pageContext, location, data }: PageProps,
): ReactElement => (
  <GuardedPage.Provider value={guardOf(pageContext)}>
    <PageBoundary path={location.pathname}>
      <QueriedData.Provider value={data}>
        <PageLayout.Provider value={layoutOf(pageContext)}>{element}</PageLayout.Provider>
      </QueriedData.Provider>
    </PageBoundary>
  </GuardedPage.Provider>
)
