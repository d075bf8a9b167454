import type { Lookup } from '../../../languages/lookup'
import type { FooterData } from '../footer/footer-data'
import { type Deed, ThumbBar } from './thumb-bar'

/** On phones, and on pages without a deed of their own: a room, or a call. */
export function HouseBar({ footer, texts }: { footer: FooterData; texts: Lookup }) {
  const { booking, phone } = footer
  const call: Deed | null = phone
    ? { href: `tel:${phone.replace(/[^+\d]/g, '')}`, label: `${texts('telephone')} ${phone}` }
    : null
  const book: Deed | null = booking && { ...booking, label: booking.label ?? texts('book') }
  const next = book ?? call
  if (!next) return null
  return <ThumbBar of="house" label={texts('nextDeed')} others={book && call ? [call] : []} next={next} />
}
