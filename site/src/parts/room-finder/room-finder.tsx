import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { Section } from '../../components/part-frame/section'
import { PricedRow } from '../../components/priced-row/priced-row'
import { Choices, WishLink } from './choices'
import * as styles from './room-finder.module.css'
import { useWishes } from './use-wishes'
import { comfortsOf, fits, noWishes } from './wishes'

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
      view
      size
      guests
      beds
      allowsDogs
      hasStove
      hasBathtub
      prices {
        ...LowestPriceFields
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
  const { wishes, choose } = useWishes(mostGuests)
  if (rooms.length === 0) return null
  const shown = rooms.filter((room) => fits(room, wishes))
  const isChosen = wishes.guests !== null || wishes.comforts.length > 0
  return (
    <Section name="roomFinder" part={part}>
      <div className={`grid ${styles.finder}`}>
        <div className={styles.aside}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.lead ? <p>{part.lead}</p> : null}
          <Choices {...{ rooms, wishes, mostGuests, choose }} />
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
              <WishLink {...{ wishes, choose }} change={() => noWishes} className="underline">
                {t('resetWishes')}
              </WishLink>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}

/** `guests`: how many come, which the room's page hands on to the booking. */
function Row({ room, guests }: { room: Room; guests: number | null }) {
  const { t } = useTranslation('detail')
  const measures = [
    room.size === null ? null : `${room.size}\u00a0m²`,
    room.guests === null ? null : t('guestCount', { count: room.guests }),
    room.view,
  ]
  const comforts = comfortsOf(room).map((comfort) => t(`has_${comfort}`))
  return (
    <li className={styles.room}>
      <PricedRow
        href={guests === null ? room.path : `${room.path}?guests=${guests}`}
        title={room.title}
        prices={room.prices}
        lines={[measures.filter(Boolean).join(', '), room.beds, comforts.join(', ')]}
        inColumns
      />
    </li>
  )
}
