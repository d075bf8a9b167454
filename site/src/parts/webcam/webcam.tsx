import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import { lateOverlay } from '../../components/overlays/late-overlay'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'
import { Picture } from '../../components/picture/picture'
import { useNow } from '../../events/use-now'
import { viewAt, viewByDay } from './view-of-hour'

const WebcamOverlay = lateOverlay(() => import('../../components/overlays/webcam-overlay'))

export const webcamPartFields = graphql`
  fragment WebcamPartFields on WebcamPart {
    key
    sectionId
    background
    title
    place
    zone {
      ...HouseZoneFields
    }
    pictures {
      ...PictureFields
      image(ratio: "3:2", width: 1400)
      whole: image(ratio: "default", width: 2000)
    }
  }
`

/**
 * The view of this hour in the house's zone; all of the day's views in an overlay. The page itself is static, so it shows
 * the view of the day until the browser knows the hour.
 */
export function WebcamPart({ part }: { part: Queries.WebcamPartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const { pictures, zone } = part
  const index = now === null ? viewByDay(pictures.length) : viewAt(now, zone, pictures.length)
  const picture = pictures[index]
  if (!picture) return null
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
          <Picture
            key={index}
            picture={picture}
            image={picture.image}
            sizes="(min-width: 768px) 60vw, 90vw"
          />
        </div>
      </div>
      {isOpen ? (
        <WebcamOverlay title={title} pictures={pictures} start={index} onClose={() => setOpen(false)} />
      ) : null}
    </Section>
  )
}
