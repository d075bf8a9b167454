import type { Lookup } from '../../../languages/lookup'
import type { FooterData } from '../footer/footer-data'
import { type Deed, ThumbBar } from './thumb-bar'

/** On phones, and on pages without a deed of their own: a room, or a call. */
export function HouseBar({ footer, texts }: { footer: FooterData; texts: Lookup }) {
  const { booking, phone } = footer
  const deeds: Deed[] = [
    ...(booking ? [{ ...booking, label: booking.label ?? texts('book') }] : []),
    ...(phone
      ? [{ href: `tel:${phone.replace(/[^+\d]/g, '')}`, label: phone, caption: texts('telephone') }]
      : []),
  ]
  const [next, ...others] = deeds
  return next ? <ThumbBar of="house" label={texts('nextDeed')} others={others} next={next} /> : null
}
