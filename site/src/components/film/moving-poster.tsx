import type { CSSProperties } from 'react'
import { isImageData } from '../picture/image-data'
import * as styles from './moving-poster.module.css'
import { type Plate, plateOf } from './plate'

interface MovingPosterProps {
  /** Which of the posters of the house moves. */
  scene: string
  original: { readonly width: number; readonly height: number }
  image: unknown
  /** The cut for screens under 768 px, where it differs. */
  tall?: unknown
}

type Variables = CSSProperties & Readonly<Record<`--${string}`, string | number>>

const cutVariables = (name: 'wide' | 'tall', { left, top, width, height }: Plate): Variables => ({
  [`--${name}-left`]: left,
  [`--${name}-top`]: top,
  [`--${name}-width`]: width,
  [`--${name}-height`]: height,
})

/**
 * What moves in a poster of the house: clouds that pass behind the ridge and choughs in summer;
 * falling snow, stars and windows that light up in winter. Decoration over the picture, laid out in its own
 * measure, so that the same ridge hides the clouds in every cut. It moves only where motion is allowed and can be
 * stopped (move-films.ts, PauseRow).
 */
export function MovingPoster({ scene, original, image, tall }: MovingPosterProps) {
  if (!isImageData(image)) return null
  const wide = plateOf(image, original)
  const narrow = isImageData(tall) ? plateOf(tall, original) : wide
  const measure: Variables = {
    '--original-width': original.width,
    '--original-height': original.height,
    ...cutVariables('wide', wide),
    ...cutVariables('tall', narrow),
  }
  return (
    <div className={styles.stage} style={measure} data-scene={scene} aria-hidden="true">
      <div className={styles.plate}>{scene === 'winter' ? <Night /> : <Summer />}</div>
      {scene === 'winter' ? <div className={styles.snow}>{snow}</div> : null}
    </div>
  )
}

const snow = (
  <>
    <i />
    <i />
    <i />
  </>
)

/** Cut from paper once, as files: they weigh nothing on the pages that have no film. */
const clouds = ['/drawings/cloud-1.svg', '/drawings/cloud-2.svg', '/drawings/cloud-3.svg']

function Summer() {
  return (
    <>
      <div className={styles.sky}>
        {clouds.map((src) => (
          <img
            key={src}
            className={styles.cloud}
            src={src}
            alt=""
            width={1600}
            height={160}
            decoding="async"
          />
        ))}
      </div>
      <div className={styles.flock}>
        {[0, 1, 2, 3].map((bird) => (
          <svg key={bird} className={styles.bird} viewBox="0 0 30 12" focusable="false" aria-hidden="true">
            <path d="M0 3C5 0 10 2 15 8C20 2 25 0 30 3C25 2.6 19 5 15 10.4C11 5 5 2.6 0 3Z" />
          </svg>
        ))}
      </div>
    </>
  )
}

/** Left and top of stars and of windows that are dark in the picture, in per cent of it. */
const stars = ['6 3', '14 11', '21 4', '31 13', '38 5', '55 4', '62 12', '71 5', '83 8', '91 3', '96 12']
const windows = ['46.4 44.6', '46.3 47.6', '48.55 47.6', '60 50.65', '64.5 50.65', '62.25 59.7', '57.9 53.7']

const at = (place: string): CSSProperties => {
  const [left, top] = place.split(' ')
  return { left: `${left}%`, top: `${top}%` }
}

function Night() {
  return (
    <>
      {stars.map((place) => (
        <i key={place} className={styles.star} style={at(place)} />
      ))}
      {windows.map((place) => (
        <i key={place} className={styles.window} style={at(place)} />
      ))}
    </>
  )
}
