import { useTranslation } from 'gatsby-plugin-react-i18next'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import { SiteLink } from '../components/link/site-link'
import { canBeCalled, telephone } from '../components/link/telephone'
import { eventPriceText, isAhead } from './event-words'
import type { OccurrenceData } from './occurrence-fields'
import * as styles from './occurrence-offer.module.css'

/** Where a place is booked: the address that the feed gives, else mail, else telephone. */
export function bookingHref(booking: OccurrenceData['booking'], title: string): string | undefined {
  if (booking?.href) return booking.href
  if (booking?.email) return `mailto:${booking.email}?subject=${encodeURIComponent(title)}`
  return booking?.phone && canBeCalled(booking.phone) ? telephone(booking.phone) : undefined
}

/** Price, or the word for free, and the way to a place (specification, section 2). */
export function OccurrenceOffer({ event, language }: { event: OccurrenceData; language: Language }) {
  const { t } = useTranslation('events')
  const price = event.isFree ? t('free') : eventPriceText(event.price, language)
  const href = isAhead(event) ? bookingHref(event.booking, event.title) : undefined
  if (!price && !href) return null
  const lang = foreignTag(event.textLanguage, language)
  return (
    <div className={styles.offer} data-deed={href ? '' : undefined}>
      {price ? (
        <>
          <p className="caption">{t('price')}</p>
          <p className={styles.price} lang={event.price?.text === price ? lang : undefined}>
            {price}
          </p>
        </>
      ) : null}
      {event.price?.note ? (
        <p className="caption" lang={lang}>
          {event.price.note}
        </p>
      ) : null}
      {href ? (
        <SiteLink href={href} className={`button ${styles.button}`}>
          {t('bookPlace')}
        </SiteLink>
      ) : null}
    </div>
  )
}
