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

/** Within the boundary: a template that fails to say what its frame is breaks as its page does. */
function FramedPage({ page, props }: { page: ReactElement; props: PageProps }) {
  const frame = pageFrameOf(page, props)
  return frame ? <Layout {...frame}>{page}</Layout> : page
}

/**
 * What stands around each page: the screen for one that breaks, the layout that its route chose, with what the template says of
 * header and footer, what it guards, and what its query gave. For Gatsby's `wrapPageElement`: what is here stays from page to page.
 */
export const withSurroundings = (page: ReactElement, props: PageProps): ReactElement => (
  <GuardedPage.Provider value={guardOf(props.pageContext)}>
    <PageBoundary path={props.location.pathname}>
      <QueriedData.Provider value={props.data}>
        <PageLayout.Provider value={layoutOf(props.pageContext)}>
          <FramedPage page={page} props={props} />
        </PageLayout.Provider>
      </QueriedData.Provider>
    </PageBoundary>
  </GuardedPage.Provider>
)
