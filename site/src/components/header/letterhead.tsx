import { Logo } from '../logo/logo'
import type { HeaderData } from './header-bar'

/** What a printed page begins with, where header and footer are left out: whose it is, and how the house is reached. */
export function Letterhead({ header }: { header: HeaderData }) {
  return (
    <div data-print="only" aria-hidden="true">
      <Logo name={header.hotel.hotelName} />
      <p className="caption">{[header.hotel.phone, header.hotel.email].filter(Boolean).join(', ')}</p>
    </div>
  )
}
