import { useTranslation } from 'gatsby-plugin-react-i18next'
import { type KeyboardEvent, useState } from 'react'
import Overlay from '../dialog/overlay'
import { Picture, type PictureData } from '../picture/picture'
import * as styles from './lightbox.module.css'
import { step } from './step'
import { useSwipe } from './use-swipe'

interface LightboxProps {
  pictures: readonly (PictureData & { readonly whole: unknown })[]
  /** Index of the picture to begin with. */
  start: number
  onClose: () => void
}

/** One picture after the other on the whole screen; arrow keys and a finger turn, the last leads to the first. */
export default function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const { t } = useTranslation('detail')
  const [index, setIndex] = useState(start)
  const turn = (by: number) => setIndex((now) => step(now, by, pictures.length))
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }
  const swipe = useSwipe(turn)
  const picture = pictures[index]
  if (!picture) return null
  return (
    <Overlay
      flag="overlayActive"
      label={t('gallery')}
      closeLabel={t('close')}
      onClose={onClose}
      onKeyDown={onKey}
    >
      <section className={styles.lightbox} aria-label={t('gallery')} {...swipe}>
        <Picture
          key={index}
          picture={picture}
          image={picture.whole}
          sizes="92vw"
          isFirst
          withCredit
          className={styles.picture}
        />
        <div className={styles.controls}>
          <button type="button" className={styles.turn} onClick={() => turn(-1)}>
            {t('previous')}
          </button>
          <p className="small figures" aria-live="polite">
            {t('pictureCount', { number: index + 1, total: pictures.length })}
          </p>
          <button type="button" className={styles.turn} onClick={() => turn(1)}>
            {t('next')}
          </button>
        </div>
      </section>
    </Overlay>
  )
}
