import { useTranslation } from 'gatsby-plugin-react-i18next'
import type { MouseEvent, ReactNode, Ref, RefCallback } from 'react'
import { isPlainClick } from '../../navigation/plain-click'
import * as styles from './choices.module.css'
import {
  comforts,
  fits,
  type RoomOffer,
  type Wishes,
  withComfort,
  withFloor,
  withGuests,
  writeWishes,
} from './wishes'

/** Wishes made of others: what stands in the address by the time of the click counts. */
export type WishChange = (wishes: Wishes) => Wishes

/** 0 is the ground floor; called as the house calls it. */
export interface Floor {
  readonly level: number
  readonly label: string
}

interface ChoicesProps {
  rooms: readonly RoomOffer[]
  wishes: Wishes
  mostGuests: number
  floors: readonly Floor[]
  choose(change: WishChange): void
  toChoices: RefCallback<HTMLElement>
  ref: Ref<HTMLElement>
}

/** By guests, by what a room has, and by floor: links, so that a choice can be opened, kept and shared. */
export function Choices({ rooms, mostGuests, floors, ref, ...link }: ChoicesProps) {
  const { t } = useTranslation('detail')
  const { wishes } = link
  const countWith = (choice: Wishes) => rooms.filter((room) => fits(room, choice)).length
  const numbers = Array.from({ length: mostGuests }, (_, index) => index + 1)
  return (
    <nav ref={ref} className={styles.choices} aria-label={t('roomWishes')} tabIndex={-1}>
      <ul className={styles.group}>
        {numbers.map((guests) => (
          <Choice
            key={guests}
            {...link}
            change={(before) => withGuests(before, guests)}
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
            {...link}
            change={(before) => withComfort(before, comfort)}
            isChosen={wishes.comforts.includes(comfort)}
            count={countWith({ ...wishes, comforts: [...wishes.comforts, comfort] })}
          >
            {t(`with_${comfort}`)}
          </Choice>
        ))}
      </ul>
      {floors.length > 1 ? (
        <ul className={styles.group}>
          {floors.map(({ level, label }) => (
            <Choice
              key={level}
              {...link}
              change={(before) => withFloor(before, level)}
              isChosen={wishes.floor === level}
              count={countWith({ ...wishes, floor: level })}
            >
              {label}
            </Choice>
          ))}
        </ul>
      ) : null}
    </nav>
  )
}

interface LinkProps {
  wishes: Wishes
  change: WishChange
  choose(change: WishChange): void
  /** Hands the focus on to the choices, where what was chosen is none any more. */
  toChoices: RefCallback<HTMLElement>
  children: ReactNode
}

interface ChoiceProps extends LinkProps {
  isChosen: boolean
  /** How many rooms would be left: without any it is no link. */
  count: number
}

function Choice({ isChosen, count, children, ...link }: ChoiceProps) {
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
        <WishLink {...link} className={styles.link} isCurrent={isChosen}>
          {content}
        </WishLink>
      )}
    </li>
  )
}

interface WishLinkProps extends LinkProps {
  className: string | undefined
  isCurrent?: boolean
}

/** Leads to this page with other wishes: in place, or by a click that asks for it in another tab. */
export function WishLink({
  wishes,
  change,
  choose,
  toChoices,
  className,
  isCurrent = false,
  children,
}: WishLinkProps) {
  const chooseHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    choose(change)
  }
  return (
    <a
      ref={toChoices}
      href={writeWishes(change(wishes))}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={chooseHere}
    >
      {children}
    </a>
  )
}
