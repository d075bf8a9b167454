import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useRef } from 'react'
import { Section } from '../../components/part-frame/section'
import { PricedRow } from '../../components/priced-row/priced-row'
import { handFocusOn } from '../../navigation/hand-focus-on'
import { Choices, WishLink } from './choices'
import { FloorPlans } from './floor-plans'
import { measuresOf, pathFor } from './measures'
import * as styles from './room-finder.module.css'
import { useWishes } from './use-wishes'
import { comfortsOf, fits, floorsAmong, isWish, noWishes } from './wishes'

export const roomFinderPartFields = graphql`
  fragment RoomFinderPartFields on RoomFinderPart {
    key
    sectionId
    background
    title
    lead
    rooms {
      path
      title
      ownFeature
      size
      guests
      beds
      floorText
      floors {
        level
        label
      }
      allowsDogs
      hasStove
      hasBathtub
      prices {
        ...LowestPriceFields
      }
      floorPlan {
        ...FloorPlanFields
      }
    }
  }
`

type Part = Queries.RoomFinderPartFieldsFragment
type Room = Part['rooms'][number]

/** Rooms side by side: what each has and costs, and which of them fit those who come. */
export function RoomFinderPart({ part }: { part: Part }) {
  const { t } = useTranslation('detail')
  const { rooms } = part
  const mostGuests = Math.max(0, ...rooms.map(({ guests }) => guests ?? 0))
  const floors = floorsAmong(rooms)
  const { wishes, choose } = useWishes({ mostGuests, floors: floors.map(({ level }) => level) })
  const choices = useRef<HTMLElement>(null)
  const toChoices = handFocusOn(() => choices.current)
  if (rooms.length === 0) return null
  const shown = rooms.filter((room) => fits(room, wishes))
  const isChosen = isWish(wishes)
  return (
    <Section name="roomFinder" part={part}>
      <div className={`grid ${styles.finder}`}>
        <div className={styles.aside}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.lead ? <p>{part.lead}</p> : null}
          <Choices ref={choices} {...{ rooms, wishes, mostGuests, floors, choose, toChoices }} />
        </div>
        <div className={styles.rooms}>
          <p className="hidden" role="status">
            {isChosen ? t('roomsFound', { count: shown.length }) : ''}
          </p>
          {shown.length === 0 ? <p>{t('noRoomFits')}</p> : null}
          <ul>
            {shown.map((room) => (
              <Row key={room.path} room={room} guests={wishes.guests} />
            ))}
          </ul>
          {isChosen ? (
            <p className={styles.reset}>
              <WishLink {...{ wishes, choose, toChoices }} change={() => noWishes} className="underline">
                {t('resetWishes')}
              </WishLink>
            </p>
          ) : null}
        </div>
        <FloorPlans rooms={shown} guests={wishes.guests} />
      </div>
    </Section>
  )
}

interface RowProps {
  room: Room
  /** How many come, which the room's page hands on to the booking. */
  guests: number | null
}

function Row({ room, guests }: RowProps) {
  const { t } = useTranslation('detail')
  const comforts = comfortsOf(room).map((comfort) => t(`has_${comfort}`))
  return (
    <li className={styles.room}>
      <PricedRow
        href={pathFor(room.path, guests)}
        title={room.title}
        prices={room.prices}
        lines={[
          [...measuresOf(room, t), room.ownFeature].filter(Boolean).join(', '),
          room.beds,
          comforts.join(', '),
        ]}
        inColumns
      />
    </li>
  )
}
