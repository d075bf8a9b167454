import type { ReactNode } from 'react'
import { SiteLink } from '../link/site-link'
import { Crumbs } from './crumbs'
import * as styles from './detail-head.module.css'

/** Price and booking of a page. */
export interface Offer {
  /** `ab CHF 520 im Sommer`; without it the booking stands alone. */
  price?: ReactNode
  priceNote?: string | null | undefined
  /** Short unit for the bar on phones, e.g. "per night", or the dates. */
  priceUnit?: string | undefined
  booking: { readonly href: string; readonly isExternal: boolean; readonly label?: string | null } | null
  bookingLabel: string
  /** Where guests ask instead. */
  enquiry?: Queries.LinkFieldsFragment | null | undefined
  bookingShort: string
}

interface DetailHeadProps extends Offer {
  ancestors: readonly { readonly path: string; readonly title: string }[]
  title: string
  lead: string | null
}

/** Name and price first. On phones, price and booking are a bar of 80 px at the bottom of the screen. */
export function DetailHead(props: DetailHeadProps) {
  const { title, lead, price, priceNote, booking, bookingLabel, enquiry } = props
  return (
    <div className={`grid ${styles.head}`} data-part="title">
      <div className={styles.words}>
        <Crumbs ancestors={props.ancestors} />
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {enquiry ? <Enquiry link={enquiry} className={`${styles.enquiry} ${styles.onPhones}`} /> : null}
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
          {enquiry ? <Enquiry link={enquiry} className={styles.enquiry} /> : null}
        </div>
      ) : null}
      {booking ? <Bar {...props} /> : null}
    </div>
  )
}

function Enquiry({ link, className }: { link: Queries.LinkFieldsFragment; className: string | undefined }) {
  return (
    <p className={className} data-print="no">
      <SiteLink href={link.href} isExternal={link.isExternal} className="underline">
        {link.label ?? link.href}
      </SiteLink>
    </p>
  )
}

/** Without a price there is nothing to stand beside the booking: it then takes the whole bar, in its full words. */
function Bar({ price, priceUnit, booking, bookingLabel, bookingShort }: Offer) {
  if (!booking) return null
  return (
    <div className={styles.bar} data-bar="booking" data-print="no">
      {price ? (
        <p className={styles.offered}>
          {priceUnit ? <span className={`caption ${styles.unit}`}>{priceUnit}</span> : null}
          <span className={styles.price}>{price}</span>
        </p>
      ) : null}
      <SiteLink
        href={booking.href}
        isExternal={booking.isExternal}
        className={price ? styles.book : `${styles.book} ${styles.alone}`}
      >
        {price ? bookingShort : bookingLabel}
      </SiteLink>
    </div>
  )
}
