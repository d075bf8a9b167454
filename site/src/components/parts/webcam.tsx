import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { lazy, Suspense, useState } from 'react'
import { Picture } from '../picture/picture'
import * as styles from './plain.module.css'
import { Section } from './section'

const WebcamOverlay = lazy(() => import('../overlays/webcam-overlay'))

export const webcamFields = graphql`
  fragment WebcamFields on WebcamPart {
    key
    sectionId
    background
    title
    place
    pictures {
      ...PictureFields
      image(ratio: "3:2", width: 1400)
      whole: image(ratio: "default", width: 2000)
    }
  }
`

/** The last picture of a webcam; all of the day's pictures in an overlay. */
export function Webcam({ part }: { part: Queries.WebcamFieldsFragment }) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  const last = part.pictures.at(-1)
  if (!last) return null
  const title = part.title ?? part.place ?? t('webcam')
  return (
    <Section name="webcam" part={part}>
      <div className={`grid ${styles.rows}`}>
        <div className={styles.left}>
          <h2>{title}</h2>
          {part.place && part.place !== title ? <p className="caption">{part.place}</p> : null}
          <p>
            <button type="button" className="underline" onClick={() => setOpen(true)}>
              {t('openWebcam')}
            </button>
          </p>
        </div>
        <div className={styles.wide}>
          <Picture picture={last} image={last.image} sizes="(min-width: 768px) 60vw, 90vw" />
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <WebcamOverlay title={title} pictures={part.pictures} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
