import { useTranslation } from 'gatsby-plugin-react-i18next'
import { ThumbBar } from '../components/thumb-bar/thumb-bar'
import type { OccurrenceData } from './occurrence-fields'
import { bookingHref } from './occurrence-offer'

/** On phones: into the calendar, and a place where one can be booked. */
export function OccurrenceBar({ event }: { event: OccurrenceData }) {
  const { t } = useTranslation('events')
  const { t: common } = useTranslation('common')
  const calendar = { href: `${event.path}.ics`, label: t('addToCalendar') }
  const href = bookingHref(event.booking, event.title)
  return (
    <ThumbBar label={common('nextDeed')} deeds={[calendar, href ? { href, label: t('bookPlace') } : null]} />
  )
}
