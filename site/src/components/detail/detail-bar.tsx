import { useTranslation } from 'gatsby-plugin-react-i18next'
import { ThumbBar } from '../thumb-bar/thumb-bar'
import type { Offer } from './detail-head'

interface DetailBarProps extends Offer {
  /** Short unit of the price, e.g. "per night", or the dates. */
  priceUnit?: string | undefined
}

/**
 * Price, asking and booking of a page, on phones. Without a price there is nothing to stand beside the booking: it then takes the bar in
 * its full words.
 */
export function DetailBar(props: DetailBarProps) {
  const { price, priceUnit, booking, bookingLabel, enquiry } = props
  const { t } = useTranslation('common')
  const short = (booking?.isExternal ? null : booking?.label) ?? t('book')
  return (
    <ThumbBar
      label={t('nextDeed')}
      beside={
        price ? (
          <>
            {priceUnit ? <span className="caption">{priceUnit}</span> : null}
            {price}
          </>
        ) : undefined
      }
      deeds={[
        enquiry && { ...enquiry, label: enquiry.label ?? t('ask') },
        booking && { ...booking, label: price || enquiry ? short : bookingLabel },
      ]}
    />
  )
}
