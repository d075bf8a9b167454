import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect, useRef, useState } from 'react'
import { useAllowed } from '../../consent/consent-store'
import { handFocusOn } from '../../navigation/hand-focus-on'
import { embedOrigin } from '../../third-parties/embeds'
import { filmAddress, providerName } from '../../third-parties/film-address'
import type { InterfaceFlag } from '../dialog/open-dialog'
import Overlay from '../dialog/overlay'
import { Picture } from '../picture/picture'
import * as styles from './film.module.css'

interface FilmOverlayProps {
  film: Queries.FilmFieldsFragment
  onClose: () => void
}

const mainVideoPlaying: InterfaceFlag = 'mainVideoPlaying'

/** Says on the document that a film plays, until it does not. */
function flagPlaying(): () => void {
  const { dataset } = document.documentElement
  dataset[mainVideoPlaying] = 'true'
  return () => {
    delete dataset[mainVideoPlaying]
  }
}

/** The whole film on the whole screen. It comes from a third party, so it loads only when the visitor says so or has agreed. */
export default function FilmOverlay({ film, onClose }: FilmOverlayProps) {
  const { t } = useTranslation('detail')
  const [isLoaded, setLoaded] = useState(false)
  const isAllowed = useAllowed(film.provider === 'vimeo' ? 'vimeo' : 'youtube')
  const address = filmAddress(film.provider, film.videoId, embedOrigin())
  const screen = useRef<HTMLElement>(null)
  const title = film.title ?? t('fullFilm')
  const plays = (isLoaded || isAllowed) && address
  useEffect(() => (plays ? flagPlaying() : undefined), [plays])
  return (
    <Overlay flag="overlayActive" label={title} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.panel}>
        {plays ? (
          // Not the film itself: what is typed into it does not come here, and Escape would close nothing.
          <section ref={screen} className={styles.screen} aria-label={title} tabIndex={-1}>
            <iframe src={address} title={title} allow="autoplay; fullscreen" />
          </section>
        ) : (
          <div className={styles.notice}>
            {film.poster ? (
              <div className={styles.screen}>
                <Picture picture={film.poster} image={film.poster.image} sizes="100vw" isBare />
              </div>
            ) : null}
            <p className="lead">{t('filmNotice', { provider: providerName(film.provider) })}</p>
            <button
              ref={handFocusOn(() => screen.current)}
              type="button"
              className="button"
              onClick={() => setLoaded(true)}
            >
              {t('loadFilm')}
            </button>
          </div>
        )}
      </div>
    </Overlay>
  )
}
