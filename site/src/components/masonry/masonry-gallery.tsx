import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState } from 'react'
import { lateOverlay } from '../overlays/late-overlay'
import { Picture, type PictureData } from '../picture/picture'
import { columnCount, distribute } from './masonry'
import * as styles from './masonry.module.css'

const Lightbox = lateOverlay(() => import('../overlays/lightbox'))

type GalleryPicture = PictureData & {
  readonly width: number
  readonly height: number
  readonly whole: unknown
}

interface MasonryGalleryProps {
  pictures: readonly GalleryPicture[]
  /** px */
  columnWidth: number
}

/** Columns before the width is known: what most screens of a desk show. CSS makes it one on phones. */
const firstColumns = 3

/** Pictures in columns, each a button to its large view. */
export function MasonryGallery({ pictures, columnWidth }: MasonryGalleryProps) {
  const { t } = useTranslation('detail')
  const frame = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(firstColumns)
  const [open, setOpen] = useState<number | undefined>(undefined)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setColumns(columnCount(entry.contentRect.width, columnWidth))
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [columnWidth])
  const heights = pictures.map(({ width, height }) => height / Math.max(1, width))
  return (
    <div ref={frame} className={`sideways ${styles.masonry}`}>
      {distribute(heights, columns).map((column, position) => (
        <ul key={position} className={styles.column}>
          {column.map((index) => {
            const picture = pictures[index]
            return picture ? (
              <li key={index}>
                <button
                  type="button"
                  className={styles.open}
                  aria-label={t('openPicture', { alt: picture.alt })}
                  onClick={() => setOpen(index)}
                >
                  <Picture
                    picture={{ ...picture, alt: '' }}
                    image={picture.whole}
                    sizes={`(min-width: 768px) ${columnWidth}px, 90vw`}
                    isBare
                  />
                </button>
                {picture.caption ? <p className={`caption ${styles.caption}`}>{picture.caption}</p> : null}
              </li>
            ) : null
          })}
        </ul>
      ))}
      {open === undefined ? null : (
        <Lightbox pictures={pictures} start={open} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
