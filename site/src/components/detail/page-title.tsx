import type { ReactNode } from 'react'
import * as styles from './page-title.module.css'

interface PageTitleProps {
  title: string
  lead?: string | null
  /** Gold, Rose, Green or White. */
  ground?: string
  /** The picture of the page, in the axis of its text. */
  children?: ReactNode
}

/** The head of a page that begins without a picture from edge to edge. */
export function PageTitle({ title, lead, ground = 'White', children }: PageTitleProps) {
  return (
    <div className={`grid ${styles.title}`} data-ground={ground.toLowerCase()} data-part="title">
      <h1 className={styles.heading}>{title}</h1>
      {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
      {children ? <div className={styles.picture}>{children}</div> : null}
    </div>
  )
}
