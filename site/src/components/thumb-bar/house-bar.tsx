import type { Lookup } from '../../../languages/lookup'
import type { FooterData } from '../footer/footer-data'
import { telephone } from '../link/telephone'
import { ThumbBar } from './thumb-bar'

/** On phones, and on pages without a deed of their own: a room, or a call. */
export function HouseBar({ footer, texts }: { footer: FooterData; texts: Lookup<'common'> }) {
  const { bookingEngineLink: booking, phone } = footer.hotel
  return (
    <ThumbBar
      of="house"
      label={texts('nextDeed')}
      deeds={[
        phone ? { href: telephone(phone), label: <Call word={texts('telephone')} number={phone} /> } : null,
        booking && { ...booking, label: booking.label ?? texts('book') },
      ]}
    />
  )
}

const Call = ({ word, number }: { word: string; number: string }) => (
  <span>
    {word} <span className="number">{number}</span>
  </span>
)
