import type { ReactNode } from 'react'
import { Crumbs } from './crumbs'
import * as styles from './page-title.module.css'

interface PageTitleProps {
  /** The pages above this one. */
  ancestors?: readonly { readonly path: string; readonly title: string }[]
  title: string
  lead?: string | null
  /** Gold, Rose, Green or White. */
  ground?: string
  /** The picture of the page, in the axis of its text. */
  children?: ReactNode
}

/** The head of a page that begins without a picture from edge to edge. */
export function PageTitle({ ancestors = [], title, lead, ground = 'White', children }: PageTitleProps) {
  return (
    <div className={`grid ${styles.title}`} data-ground={ground.toLowerCase()} data-part="title">
      <div className={styles.heading}>
        <Crumbs ancestors={ancestors} />
        <h1>{title}</h1>
      </div>
      {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
      {children ? <div className={styles.picture}>{children}</div> : null}
    </div>
  )
}
