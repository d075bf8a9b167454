import { francs, type RoomId, roomRates } from '../content/prices'
import { rooms as allRooms } from '../content/rooms'
import { typeset } from '../typeset'
import type { Language } from '../write'
import { documentIn, textOf, typesetAll } from './hotel-facts'
import { weddingWords } from './words/weddings'

const isRoom = (id: string): id is RoomId => id in roomRates

/** What the rooms cost, from the prices of the house. */
export function WeddingRooms({ language }: { language: Language }) {
  const { rooms } = typesetAll(weddingWords[language], language)
  const amount = (value: number) => typeset(francs(value), language).replace(/^CHF\s/, '')
  const kinds = allRooms.map(({ id }) => id).filter(isRoom)
  return (
    <div className="grid" style={{ marginTop: '14mm' }}>
      <div className="from-1">
        <h2>{rooms.title}</h2>
        <p style={{ marginTop: '6mm' }}>{rooms.text}</p>
      </div>
      <table className="from-5 figures">
        <thead>
          <tr>
            <th scope="col">{rooms.note}</th>
            <th scope="col" className="amount">
              {rooms.summer}
            </th>
            <th scope="col" className="amount">
              {rooms.winter}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((id) => (
            <tr key={id}>
              <th scope="row">{textOf(documentIn(id, language), 'title')}</th>
              <td className="amount">{amount(roomRates[id].summer)}</td>
              <td className="amount">{amount(roomRates[id].winter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
