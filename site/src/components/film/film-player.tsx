import { useTranslation } from 'gatsby-plugin-react-i18next'
import { lazy, Suspense, useState } from 'react'
import * as rows from '../link/link-rows.module.css'
import { Picture } from '../picture/picture'
import * as styles from './film.module.css'
import { runningTime } from './running-time'

const FilmOverlay = lazy(() => import('./film-overlay'))

/** The poster of a film, and a row below that opens it full-screen. */
export function FilmPlayer({ film }: { film: Queries.FilmFieldsFragment }) {
  const { t } = useTranslation('detail')
  const [isAsked, setAsked] = useState(false)
  const plays = Boolean(film.provider && film.videoId)
  return (
    <div>
      {film.poster ? (
        <Picture picture={film.poster} image={film.poster.image} sizes="(min-width: 768px) 90vw, 100vw" />
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
      {isAsked ? (
        <Suspense fallback={null}>
          <FilmOverlay film={film} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
