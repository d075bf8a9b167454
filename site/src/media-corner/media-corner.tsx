import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { localTime } from '../../calendar/local-time'
import type { Language } from '../../languages/locales'
import { timeOfDay } from '../../languages/times'
import { closeSession } from './close-session'
import { CodeForm } from './code-form'
import * as styles from './media-corner.module.css'
import { MediaList } from './media-list'
import { fetchList, hasSession, type PressList } from './press-client'

interface MediaCornerProps {
  language: Language
  /** Whom to write to for a code. */
  email: string
  timeZone: string
}

/** The hour of a moment as the pages of the language write it. */
const timeOf = (iso: string, language: Language, timeZone: string): string =>
  timeOfDay(localTime(new Date(iso), timeZone), language)

/**
 * The media corner: locked it asks for the access code, open it shows what the worker gives. The page itself holds no
 * item.
 */
export function MediaCorner({ language, email, timeZone }: MediaCornerProps) {
  const { t } = useTranslation('media')
  const [list, setList] = useState<PressList>()
  const [note, setNote] = useState<'closed' | 'unavailable'>()
  const title = useRef<HTMLHeadingElement>(null)

  const load = useCallback(async (): Promise<boolean> => {
    const loaded = await fetchList(language)
    setList(loaded)
    return loaded !== undefined
  }, [language])

  useEffect(() => {
    hasSession().then(
      (isOpen) => (isOpen ? load().catch(() => setNote('unavailable')) : undefined),
      () => undefined,
    )
  }, [load])

  async function open(): Promise<boolean> {
    setNote(undefined)
    const isOpen = await load()
    if (isOpen) title.current?.focus()
    return isOpen
  }

  async function leave(): Promise<void> {
    try {
      await closeSession()
      setList(undefined)
      setNote('closed')
    } catch {
      setNote('unavailable')
    }
    title.current?.focus()
  }

  return (
    <div className={styles.corner} data-ground="white" data-media-corner={list ? 'open' : 'locked'}>
      <div className={`grid ${styles.head}`}>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <div className={styles.side}>
          {list ? (
            <p className="small">
              {t('openUntil', { time: timeOf(list.until, language, timeZone) })}{' '}
              <button type="button" className="underline" onClick={leave}>
                {t('leave')}
              </button>
            </p>
          ) : (
            <>
              <p className="lead">{t('lead')}</p>
              <CodeForm language={language} email={email} onOpen={open} />
            </>
          )}
          <p className="small" role="status">
            {note ? t(note) : ''}
          </p>
        </div>
      </div>
      {list ? <MediaList list={list} language={language} /> : null}
    </div>
  )
}
