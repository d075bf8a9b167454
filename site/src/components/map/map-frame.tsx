import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import * as styles from './map.module.css'
import { mapAddress } from './map-address'

interface MapFrameProps {
  /** Degrees. */
  latitude: number
  longitude: number
  title: string
}

/** A map of a third party: nothing of it loads before the visitor asks for it (PRODUCT, "Third parties"). */
export function MapFrame({ latitude, longitude, title }: MapFrameProps) {
  const { t } = useTranslation('detail')
  const [isAsked, setAsked] = useState(false)
  if (isAsked)
    return (
      <iframe className={styles.map} src={mapAddress(latitude, longitude)} title={title} loading="lazy" />
    )
  return (
    <div className={`${styles.map} ${styles.waiting}`} data-print="no">
      <p className="small">{t('mapNotice')}</p>
      <button type="button" className="button" data-kind="second" onClick={() => setAsked(true)}>
        {t('loadMap')}
      </button>
    </div>
  )
}
