import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useState } from 'react'
import * as rows from '../link/link-rows.module.css'
import { lateOverlay } from '../overlays/late-overlay'
import * as styles from './film.module.css'
import { endFilms, moveFilms } from './move-films'
import { runningTime } from './running-time'

const FilmOverlay = lateOverlay(() => import('./film-overlay'))

type Film = Queries.FilmFieldsFragment

/** The controls of a hero's film: still or moving, and the whole film full-screen with sound. */
export function FilmControls({ film }: { film: Film }) {
  return (
    <ul>
      {film.animatedPoster ? <PauseRow film={film} /> : null}
      {film.provider && film.videoId ? <FullFilmRow film={film} /> : null}
    </ul>
  )
}

/** Stops and starts everything that moves in posters; where motion is not wanted it is not shown. */
export function PauseRow({ film }: { film: Film }) {
  const { t } = useTranslation('detail')
  const [isPaused, setPaused] = useState(false)
  useEffect(() => moveFilms(isPaused), [isPaused])
  useEffect(() => endFilms, [])
  return (
    <li className={`${rows.row} ${styles.motionOnly}`}>
      <button
        type="button"
        className={rows.action}
        aria-pressed={isPaused}
        onClick={() => setPaused(!isPaused)}
      >
        <span>
          <span className={isPaused ? styles.play : styles.pause} aria-hidden="true" />
          {isPaused ? t('playFilm') : t('pauseFilm')}
        </span>
        {film.provider ? null : <span>{runningTime(film.duration)}</span>}
      </button>
    </li>
  )
}

function FullFilmRow({ film }: { film: Film }) {
  const { t } = useTranslation('detail')
  const [isAsked, setAsked] = useState(false)
  return (
    <li className={rows.row}>
      <button type="button" className={rows.action} onClick={() => setAsked(true)}>
        <span>{t('fullFilm')}</span>
        <span>{runningTime(film.duration)}</span>
      </button>
      {isAsked ? <FilmOverlay film={film} onClose={() => setAsked(false)} /> : null}
    </li>
  )
}
