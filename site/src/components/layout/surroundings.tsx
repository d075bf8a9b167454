import type { ReactElement } from 'react'
import { PageBoundary } from '../../guard/page-boundary'
import { GuardedPage, guardOf } from '../../media-corner/guarded-page'
import { QueriedData } from '../picture/credits'
import { Layout } from './layout'
import { pageFrameOf } from './page-frame'
import { layoutOf, PageLayout } from './page-layout'

interface PageProps {
  pageContext: object
  location: { pathname: string }
  /** What the query of its template gave. */
  data?: unknown
}

/**
 * What stands around each page: the screen for one that breaks, the layout that its route chose, with what the template says of
 * header and footer, what it guards, and what its query gave. For Gatsby's `wrapPageElement`: what is here stays from page to page.
 */
export function withSurroundings(page: ReactElement, props: PageProps): ReactElement {
  const { pageContext, location, data } = props
  const frame = pageFrameOf(page, props)
  return (
    <GuardedPage.Provider value={guardOf(pageContext)}>
      <PageBoundary path={location.pathname}>
        <QueriedData.Provider value={data}>
          <PageLayout.Provider value={layoutOf(pageContext)}>
            {frame ? <Layout {...frame}>{page}</Layout> : page}
          </PageLayout.Provider>
        </QueriedData.Provider>
      </PageBoundary>
    </GuardedPage.Provider>
  )
}
