import type { ReactNode } from 'react'
import type { Alternative } from '../../../languages/switching'
import { BelowFirstScreen } from '../../loading/below-first-screen'
import { PageParts } from '../../parts/page-parts'
import { inSeason, useSeason } from '../../season/use-season'
import { PageBody } from '../layout/page-body'
import { DetailBar } from './detail-bar'
import { DetailGallery } from './detail-gallery'
import { DetailHead, type Offer } from './detail-head'
import type { GalleryPicture } from './gallery-fields'
import { useBookingFor } from './use-booking-for'

/** What rooms, restaurants, packages and activities have in common. */
interface DetailData {
  readonly language: string
  readonly path: string
  readonly translations: readonly Alternative[]
  readonly ancestors: readonly { readonly path: string; readonly title: string }[]
  readonly title: string | null
  readonly lead: string | null
  readonly season?: string | null
  readonly houseSeason: string | null
  /** Gold, Rose, Green or White. */
  readonly background: string
  readonly head: { readonly title: string }
  readonly bookingLink: Offer['booking']
  readonly enquiryLink?: Offer['enquiry']
  readonly pageGallery: readonly GalleryPicture[]
  readonly pageParts: readonly Queries.PartFieldsFragment[]
}

interface DetailPageProps extends Omit<Offer, 'booking' | 'enquiry'> {
  page: DetailData
  /** What visitors have to know before anything else, as that an offer is over. */
  note?: string | undefined
  /** Short unit of the price for the bar on phones, e.g. "per night", or the dates. */
  priceUnit?: string | undefined
  /** The facts: they stand between the first part of the page and the others. */
  children: ReactNode
}

/** A page about one thing to book: name and price, gallery, what it is, its facts, more. */
export function DetailPage({ page, note, children, priceUnit, ...given }: DetailPageProps) {
  const booking = useBookingFor(page.bookingLink)
  const offer = { ...given, booking, enquiry: page.enquiryLink }
  const parts = inSeason(page.pageParts, useSeason(page.season, page.houseSeason))
  return (
    <PageBody thumbBar={<DetailBar {...offer} priceUnit={priceUnit} />}>
      <DetailHead
        ancestors={page.ancestors}
        title={page.title ?? page.head.title}
        lead={page.lead}
        note={note}
        {...offer}
      />
      <DetailGallery pictures={page.pageGallery} />
      <BelowFirstScreen>
        <PageParts parts={parts.slice(0, 1)} />
        {children}
        <PageParts parts={parts.slice(1)} />
      </BelowFirstScreen>
    </PageBody>
  )
}
