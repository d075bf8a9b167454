/** What Gatsby knows of a page: its data and its scripts. */
export interface PageResources {
  status?: string
  page?: { path: string }
  /** What the query of its template gave. */
  json?: { data?: unknown }
}

/** What Gatsby offers in the browser to have the texts and settings of a page before it is shown. */
export interface GatsbyLoader {
  loadPage: (path: string) => Promise<PageResources | undefined>
  loadPageSync: (path: string, options?: object) => PageResources | undefined
  /** Asks for what a page needs while nothing else is asked for, as its link comes into view. */
  enqueue: (path: string) => { abort?: () => void } | undefined
  /** Asks for it now, as a visitor is about to follow its link. */
  hovering: (path: string) => void
}

declare global {
  interface Window {
    ___loader?: GatsbyLoader
    /** The path of the page that the HTML is of. */
    pagePath?: string
  }
}
