import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type Language, localeTags } from '../../../languages/locales'
import { formatPrice } from '../detail/price'
import { SiteLink } from '../link/site-link'
import { eventDay } from './event-day'
import * as styles from './event-row.module.css'
import type { EventRowData } from './event-row-fields'

interface EventRowProps {
  event: EventRowData
  language: Language
  /** Events of one day share one numeral: the second shows none. */
  withDay?: boolean
}

/** 126 px of date, title and place, 160 px of time and price to the right (COMPS, "Event row"). */
export function EventRow({ event, language, withDay = true }: EventRowProps) {
  const { day, weekday, month } = eventDay(event.startDate, language)
  const isCancelled = event.status === 'cancelled'
  return (
    <li className={styles.row}>
      {withDay ? (
        <time className={styles.date} dateTime={event.startDate}>
          <span className={styles.day}>{day}</span>
          <span className={`caption ${styles.names}`}>
            <span>{weekday} </span>
            <span>{month}</span>
          </span>
        </time>
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title} lang={localTag(event.textLanguage, language)}>
          <SiteLink href={event.path} className={styles.link}>
            {isCancelled ? <s>{event.title}</s> : event.title}
          </SiteLink>
        </h3>
        {event.place ? <p className={`small ${styles.place}`}>{event.place}</p> : null}
      </div>
      <Terms event={event} isCancelled={isCancelled} />
    </li>
  )
}

/** Foreign titles say so, for voices and hyphens. */
function localTag(textLanguage: string, language: Language): string | undefined {
  return textLanguage === language ? undefined : (localeTags[textLanguage as Language] ?? textLanguage)
}

function Terms({ event, isCancelled }: { event: EventRowData; isCancelled: boolean }) {
  const { t } = useTranslation('detail')
  const time = timeOf(event, t)
  return (
    <p className={`small figures ${styles.terms}`}>
      <span>{time}</span>
      {isCancelled ? <span className="accent">{t('cancelled')}</span> : null}
      {!isCancelled && event.isFree ? <span className="accent">{t('eventFree')}</span> : null}
      {!isCancelled && !event.isFree ? <span>{priceOf(event.price, t)}</span> : null}
    </p>
  )
}

type Translate = (key: string, values?: Record<string, string>) => string

function timeOf(event: EventRowData, t: Translate): string {
  if (event.isAllDay || !event.startTime) return t('allDay')
  const times = event.endTime ? t('timeRange', { from: event.startTime, to: event.endTime }) : event.startTime
  const suffix = t('hourSuffix')
  return suffix && suffix !== 'hourSuffix' ? `${times}\u00a0${suffix}` : times
}

function priceOf(price: EventRowData['price'], t: Translate): string {
  if (!price) return ''
  if (price.amount === null) return price.text ?? ''
  const from = formatPrice(price.amount, price.currency)
  return price.amountTo === null ? from : t('timeRange', { from, to: String(price.amountTo) })
}
