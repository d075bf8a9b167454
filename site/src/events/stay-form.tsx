import { navigate } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { FormEvent } from 'react'
import { monthOfStay, readStay, type StayFault, stayAddress } from '../../addresses/stay'
import { monthAndYear } from '../../languages/dates'
import type { Language } from '../../languages/locales'
import { SiteLink } from '../components/link/site-link'
import { bookedForStay } from './booked-for-stay'
import { writeSelection } from './selection'
import * as styles from './stay-form.module.css'
import type { ListState } from './use-list'

interface StayFormProps {
  list: ListState
  path: string
  language: Language
  booking: Queries.LinkFieldsFragment | null
}

/**
 * Two days, and the list is that of a visit. The address keeps them. Without scripts the worker leads to the month of the arrival,
 * which is whole then, or to what is wrong with the days (worker/http/stay-route.ts).
 */
export function StayForm({ list, path, language, booking }: StayFormProps) {
  const { t } = useTranslation('events')
  const { asked, months, selection } = list
  const given = asked?.given
  const shownAt = (fault: StayFault) => (asked?.fault === fault ? 'yes' : undefined)
  const last = months.at(-1)?.month ?? list.month

  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const days = { arrival: String(form.get('arrival')), departure: String(form.get('departure')) }
    const stay = readStay(`?${new URLSearchParams(days)}`)?.stay
    const month =
      stay &&
      monthOfStay(
        stay,
        months.map((each) => each.month),
      )
    const target = months.find((each) => each.month === month)?.path ?? path
    void navigate(target + writeSelection(selection, days))
  }

  return (
    <form
      className={styles.stay}
      action={stayAddress}
      onSubmit={show}
      key={`${given?.arrival} ${given?.departure}`}
      aria-label={t('stay')}
      data-print="no"
    >
      <input type="hidden" name="language" value={language} />
      <p className={styles.about}>{t('stay')}</p>
      <Day name="arrival" label={t('arrival')} value={given?.arrival} isWrong={asked?.fault !== undefined} />
      <Day
        name="departure"
        label={t('departure')}
        value={given?.departure}
        isWrong={asked?.fault !== undefined}
      />
      <button type="submit" className={`underline ${styles.show}`}>
        {t('showStay')}
      </button>
      {asked ? (
        <p className={styles.end}>
          <a href={path + writeSelection(selection)} className="underline">
            {t('endStay')}
          </a>
        </p>
      ) : null}
      {list.stay && booking ? (
        <p className={styles.end}>
          <SiteLink
            href={bookedForStay(booking.href, list.stay)}
            isExternal={booking.isExternal}
            className="underline"
          >
            {t('bookStay')}
          </SiteLink>
        </p>
      ) : null}
      <div className={styles.faults} aria-live="polite">
        <p id="stay-incomplete" data-shown={shownAt('incomplete')}>
          {t('stayIncomplete')}
        </p>
        <p id="stay-reversed" data-shown={shownAt('reversed')}>
          {t('stayReversed')}
        </p>
        <p id="stay-outside" data-shown={shownAt('outside')}>
          {t('stayOutside', { month: monthAndYear(last, language) })}
        </p>
      </div>
    </form>
  )
}

interface DayProps {
  name: 'arrival' | 'departure'
  label: string
  value: string | undefined
  isWrong: boolean
}

function Day({ name, label, value, isWrong }: DayProps) {
  return (
    <label className={styles.day}>
      <span className="caption">{label}</span>
      <input
        type="date"
        name={name}
        className={styles.input}
        defaultValue={value}
        aria-invalid={isWrong || undefined}
      />
    </label>
  )
}
