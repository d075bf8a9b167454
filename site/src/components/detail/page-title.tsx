import * as styles from './page-title.module.css'

interface PageTitleProps {
  title: string
  lead?: string | null
  /** Gold, Rose, Green or White. */
  ground?: string
}

/** The head of a page that begins without a picture. */
export function PageTitle({ title, lead, ground = 'White' }: PageTitleProps) {
  return (
    <div className={`grid ${styles.title}`} data-ground={ground.toLowerCase()} data-part="title">
      <h1 className={styles.heading}>{title}</h1>
      {lead ? <p className={`lead ${styles.lead}`}>{lead}</p> : null}
    </div>
  )
}
