import { navigate } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { MouseEvent, ReactNode } from 'react'
import * as styles from './choices.module.css'
import { comforts, fits, type RoomOffer, type Wishes, withComfort, withGuests, writeWishes } from './wishes'

interface ChoicesProps {
  rooms: readonly RoomOffer[]
  wishes: Wishes
  mostGuests: number
}

/** By guests, and by what a room has: links, so that a choice can be opened, kept and shared. */
export function Choices({ rooms, wishes, mostGuests }: ChoicesProps) {
  const { t } = useTranslation('detail')
  const countWith = (choice: Wishes) => rooms.filter((room) => fits(room, choice)).length
  const numbers = Array.from({ length: mostGuests }, (_, index) => index + 1)
  return (
    <nav className={styles.choices} aria-label={t('roomWishes')}>
      <ul className={styles.group}>
        {numbers.map((guests) => (
          <Choice
            key={guests}
            choice={withGuests(wishes, guests)}
            isChosen={wishes.guests === guests}
            count={countWith({ ...wishes, guests })}
          >
            {t('forGuests', { count: guests })}
          </Choice>
        ))}
      </ul>
      <ul className={styles.group}>
        {comforts.map((comfort) => (
          <Choice
            key={comfort}
            choice={withComfort(wishes, comfort)}
            isChosen={wishes.comforts.includes(comfort)}
            count={countWith({ ...wishes, comforts: [...wishes.comforts, comfort] })}
          >
            {t(`with_${comfort}`)}
          </Choice>
        ))}
      </ul>
    </nav>
  )
}

interface ChoiceProps {
  choice: Wishes
  isChosen: boolean
  /** How many rooms would be left: without any it is no link. */
  count: number
  children: ReactNode
}

function Choice({ choice, isChosen, count, children }: ChoiceProps) {
  const content = (
    <>
      <span>{children}</span>
      <span className="caption figures">{count}</span>
    </>
  )
  return (
    <li className={styles.option}>
      {count === 0 && !isChosen ? (
        <span className={styles.link} data-empty="yes">
          {content}
        </span>
      ) : (
        <WishLink wishes={choice} className={styles.link} isCurrent={isChosen}>
          {content}
        </WishLink>
      )}
    </li>
  )
}

interface WishLinkProps {
  wishes: Wishes
  className: string | undefined
  isCurrent?: boolean
  children: ReactNode
}

/** Leads to this page with other wishes: in place, or by a click that asks for it in another tab. */
export function WishLink({ wishes, className, isCurrent = false, children }: WishLinkProps) {
  const href = writeWishes(wishes)
  const choose = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(window.location.pathname + (href === '?' ? '' : href))
  }
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
      {children}
    </a>
  )
}
