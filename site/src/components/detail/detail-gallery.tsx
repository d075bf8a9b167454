import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import { lateOverlay } from '../overlays/late-overlay'
import { Picture } from '../picture/picture'
import * as styles from './detail-gallery.module.css'
import type { GalleryPicture } from './gallery-fields'

const Lightbox = lateOverlay(() => import('../overlays/lightbox'))

const cuts = ['landscape', 'portrait', 'square', 'landscape'] as const
/** Where the third is the last it closes the row, so it is wide. */
const cutsOfThree = ['landscape', 'portrait', 'landscape'] as const
const sizes = [
  '(min-width: 768px) 66vw, 100vw',
  '(min-width: 768px) 30vw, 72vw',
  '(min-width: 768px) 30vw, 72vw',
  '(min-width: 768px) 50vw, 100vw',
] as const

/** Up to four pictures, 8 + 4 and 4 + 6 columns (of three: 8 + 4 and 8), offset by 136 px; all of them in the lightbox. */
export function DetailGallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const { t } = useTranslation('detail')
  const [open, setOpen] = useState<number | undefined>(undefined)
  if (pictures.length === 0) return null
  const shown = pictures.length === cutsOfThree.length ? cutsOfThree : cuts
  return (
    <div className={`grid ${styles.gallery}`} data-part="gallery" data-count={pictures.length}>
      {pictures.slice(0, shown.length).map((picture, index) => (
        <Picture
          key={picture.alt + picture.caption}
          picture={picture}
          image={picture[shown[index] ?? 'landscape']}
          sizes={sizes[index] ?? '100vw'}
          isFirst={index === 0}
          reveals={index === 1 ? 'y' : undefined}
          className={styles.picture}
        />
      ))}
      {pictures.length > 1 ? (
        <p className={styles.all} data-print="no">
          <button type="button" className="underline" onClick={() => setOpen(0)}>
            {t('allPictures', { number: pictures.length })}
          </button>
        </p>
      ) : null}
      {open === undefined ? null : (
        <Lightbox pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
