import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import Overlay from '../dialog/overlay'
import { Picture, type PictureData } from '../picture/picture'
import * as styles from './lightbox.module.css'

interface WebcamOverlayProps {
  title: string
  pictures: readonly (PictureData & { readonly whole: unknown })[]
  /** Index of the view to begin with. */
  start: number
  onClose: () => void
}

/** The views of a webcam through the day: that of the hour first, a slider leads through the others. */
export default function WebcamOverlay({ title, pictures, start, onClose }: WebcamOverlayProps) {
  const { t } = useTranslation('detail')
  const [index, setIndex] = useState(start)
  const picture = pictures[index]
  if (!picture) return null
  return (
    <Overlay flag="webcamOverlayActive" label={title} closeLabel={t('close')} onClose={onClose}>
      <section className={styles.lightbox} aria-label={title}>
        <Picture
          key={index}
          picture={picture}
          image={picture.whole}
          sizes="92vw"
          isFirst
          className={styles.picture}
        />
        <div className={styles.controls}>
          <p className="small">{title}</p>
          {pictures.length > 1 ? (
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={pictures.length - 1}
              step={1}
              value={index}
              aria-label={title}
              aria-valuetext={
                picture.caption ?? t('pictureCount', { number: index + 1, total: pictures.length })
              }
              onChange={(event) => setIndex(Number(event.target.value))}
            />
          ) : null}
        </div>
      </section>
    </Overlay>
  )
}
