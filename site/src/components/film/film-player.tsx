import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useState } from 'react'
import * as rows from '../link/link-rows.module.css'
import { lateOverlay } from '../overlays/late-overlay'
import { Caption, Picture } from '../picture/picture'
import * as styles from './film.module.css'
import { PauseRow } from './film-controls'
import { MovingPoster } from './moving-poster'
import { runningTime } from './running-time'

const FilmOverlay = lateOverlay(() => import('./film-overlay'))

type Film = Queries.FilmFieldsFragment

/** The poster of a film, and a row below that opens it full-screen. */
export function FilmPlayer({ film }: { film: Film }) {
  const { t } = useTranslation('detail')
  const [isAsked, setAsked] = useState(false)
  const plays = Boolean(film.provider && film.videoId)
  return (
    <div>
      {film.poster ? <Poster film={film} poster={film.poster} /> : null}
      {film.animatedPoster ? (
        <ul className={styles.stop}>
          <PauseRow film={film} />
        </ul>
      ) : null}
      {plays ? (
        <p className={`${rows.row} ${styles.open}`}>
          <button type="button" className={rows.action} onClick={() => setAsked(true)}>
            <span>
              <span className={styles.play} aria-hidden="true" />
              {film.title ?? t('playFilm')}
            </span>
            <span>{runningTime(film.duration)}</span>
          </button>
        </p>
      ) : null}
      {isAsked ? <FilmOverlay film={film} onClose={() => setAsked(false)} /> : null}
    </div>
  )
}

function Poster({ film, poster }: { film: Film; poster: NonNullable<Film['poster']> }) {
  return (
    <figure>
      <div className={styles.poster}>
        <Picture picture={poster} image={poster.image} sizes="(min-width: 768px) 90vw, 100vw" isBare />
        {film.animatedPoster ? (
          <MovingPoster scene={film.animatedPoster} original={poster} image={poster.image} />
        ) : null}
      </div>
      <Caption caption={poster.caption} />
    </figure>
  )
}
