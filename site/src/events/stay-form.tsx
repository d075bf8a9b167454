import { navigate } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type FormEvent, type RefCallback, useEffect, useRef } from 'react'
import {
  type GivenStay,
  monthOfStay,
  readStay,
  type Stay,
  type StayFault,
  stayAddress,
  stayWithin,
} from '../../addresses/stay'
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
  /** Hands the focus of what goes on to the title of the list. */
  toTitle: RefCallback<HTMLElement>
}

const fields = ['arrival', 'departure'] as const

/** Which of the two are wrong: of days that are not all there, those that are missing. */
const wrongFields = ({ given, fault }: GivenStay) =>
  fields.filter((field) => fault !== undefined && (fault !== 'incomplete' || given[field] === ''))

/**
 * Two days, and the list is that of a visit. The address keeps them. Without scripts the worker leads to the month of the arrival,
 * which is whole then, or to what is wrong with the days (worker/http/stay-route.ts).
 */
export function StayForm({ list, path, language, booking, toTitle }: StayFormProps) {
  const { t } = useTranslation('events')
  const { asked, months, selection } = list
  const shownAt = (fault: StayFault) => (asked?.fault === fault ? 'yes' : undefined)
  const known = months.map((each) => each.month)

  function show(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const days = { arrival: String(form.get('arrival')), departure: String(form.get('departure')) }
    const sent = stayWithin(readStay(`?${new URLSearchParams(days)}`), known)
    const month = sent?.stay && monthOfStay(sent.stay, known)
    const target = months.find((each) => each.month === month)?.path ?? path
    void navigate(target + writeSelection(selection, days))
    const [wrong] = sent ? wrongFields(sent) : []
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }

  return (
    <form className={styles.stay} action={stayAddress} onSubmit={show} aria-label={t('stay')} data-print="no">
      <input type="hidden" name="language" value={language} />
      <p className={styles.about}>{t('stay')}</p>
      {fields.map((field) => (
        <Day key={field} name={field} label={t(field)} asked={asked} />
      ))}
      <button type="submit" className={`underline ${styles.show}`}>
        {t('showStay')}
      </button>
      {asked ? (
        <p className={styles.end}>
          <a ref={toTitle} href={path + writeSelection(selection)} className="underline">
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
          {t('stayOutside', { month: monthAndYear(known.at(-1) ?? list.month, language) })}
        </p>
      </div>
    </form>
  )
}

interface DayProps {
  name: keyof Stay
  label: string
  asked: GivenStay | undefined
}

/** It follows the address, and keeps what was put in before the scripts were there. */
function Day({ name, label, asked }: DayProps) {
  const value = asked?.given[name]
  const isWrong = asked !== undefined && wrongFields(asked).includes(name)
  const input = useRef<HTMLInputElement>(null)
  const followed = useRef(value)
  useEffect(() => {
    if (input.current && followed.current !== value) input.current.value = value ?? ''
    followed.current = value
  }, [value])
  return (
    <label className={styles.day}>
      <span className="caption">{label}</span>
      <input
        ref={input}
        type="date"
        name={name}
        className={styles.input}
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `stay-${asked.fault}` : undefined}
      />
    </label>
  )
}
