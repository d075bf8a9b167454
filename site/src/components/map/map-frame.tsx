import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useRef, useState } from 'react'
import { useAllowed } from '../../consent/consent-store'
import { handFocusOn } from '../../navigation/hand-focus-on'
import { embedOrigin } from '../../third-parties/embeds'
import { mapAddress } from '../../third-parties/map-address'
import * as styles from './map.module.css'

interface MapFrameProps {
  /** Degrees. */
  latitude: number
  longitude: number
  title: string
}

/** A map of a third party: nothing of it loads before the visitor asks for it or has agreed to it. */
export function MapFrame({ latitude, longitude, title }: MapFrameProps) {
  const { t, i18n } = useTranslation('detail')
  const [isAsked, setAsked] = useState(false)
  const isAllowed = useAllowed('map')
  const frame = useRef<HTMLIFrameElement>(null)
  if (isAsked || isAllowed) {
    const address = mapAddress({ latitude, longitude, language: i18n.language }, embedOrigin())
    return <iframe ref={frame} className={styles.map} src={address} title={title} />
  }
  return (
    <div className={`${styles.map} ${styles.waiting}`} data-print="no" data-picture-ground>
      <img
        className={styles.contours}
        src="/drawings/contours.svg"
        alt=""
        width={900}
        height={600}
        loading="lazy"
      />
      <p className="small">{t('mapNotice')}</p>
      <button
        ref={handFocusOn(() => frame.current)}
        type="button"
        className="button"
        data-kind="second"
        onClick={() => setAsked(true)}
      >
        {t('loadMap')}
      </button>
    </div>
  )
}
