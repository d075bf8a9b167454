import type { ReactNode } from 'react'
import { SiteLink } from '../link/site-link'
import { Crumbs } from './crumbs'
import * as styles from './detail-head.module.css'

/** Price and booking of a page. */
export interface Offer {
  /** `ab CHF 520 im Sommer`; without it the booking stands alone. */
  price?: ReactNode
  priceNote?: string | null | undefined
  booking: { readonly href: string; readonly isExternal: boolean; readonly label?: string | null } | null
  bookingLabel: string
  /** Where guests ask instead. */
  enquiry?: Queries.LinkFieldsFragment | null | undefined
}

interface DetailHeadProps extends Offer {
  ancestors: readonly { readonly path: string; readonly title: string }[]
  title: string
  lead: string | null
  note: string | undefined
}

/** Name and price first. On phones, price and booking are in the bar at the bottom of the screen (detail-bar.tsx). */
export function DetailHead(props: DetailHeadProps) {
  const { title, lead, note, price, priceNote, booking, bookingLabel, enquiry } = props
  return (
    <div className={`grid ${styles.head}`} data-part="title">
      <div className={styles.words}>
        <Crumbs ancestors={props.ancestors} />
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      {price || booking ? (
        <div className={styles.offer}>
          {priceNote ? <p className="caption">{priceNote}</p> : null}
          {price ? <p className={styles.price}>{price}</p> : null}
          {booking ? (
            <SiteLink
              href={booking.href}
              isExternal={booking.isExternal}
              className={`button ${styles.button}`}
            >
              {bookingLabel}
            </SiteLink>
          ) : null}
          {enquiry ? (
            <p className={styles.enquiry} data-print="no">
              <SiteLink href={enquiry.href} isExternal={enquiry.isExternal} className="underline">
                {enquiry.label ?? enquiry.href}
              </SiteLink>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
