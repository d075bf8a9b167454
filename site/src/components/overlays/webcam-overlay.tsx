import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import Overlay from '../dialog/overlay'
import { Picture, type PictureData } from '../picture/picture'
import * as styles from './lightbox.module.css'

interface WebcamOverlayProps {
  title: string
  pictures: readonly (PictureData & { readonly whole: unknown })[]
  onClose: () => void
}

/** The pictures of a webcam through the day: the newest first, a slider leads back. */
export default function WebcamOverlay({ title, pictures, onClose }: WebcamOverlayProps) {
  const { t } = useTranslation('detail')
  const [index, setIndex] = useState(pictures.length - 1)
  const picture = pictures[index]
  if (!picture) return null
  return (
    <Overlay id="webcam" flag="webcamOverlayActive" label={title} closeLabel={t('close')} onClose={onClose}>
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
