import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useEffect } from 'react'
import type { Language } from '../../languages/locales'
import { CodeForm } from './code-form'
import * as styles from './media-corner.module.css'
import { hasSession } from './press-client'

interface CodeScreenProps {
  language: Language
  /** Whom to write to for a code. */
  email: string
  /** Where the press serves the page. */
  opens: string
}

/** Shows the page where this browser has a session. Answers whether it has. */
async function enter(page: string): Promise<boolean> {
  const isOpen = await hasSession()
  if (isOpen) window.location.replace(page)
  return isOpen
}

/** What everybody gets at the address of a guarded page: the way in, and not a word of the page. */
export function CodeScreen({ language, email, opens }: CodeScreenProps) {
  const { t } = useTranslation('media')
  useEffect(() => {
    enter(opens).catch(() => undefined)
  }, [opens])
  return (
    <div className={styles.corner} data-ground="white" data-code-screen="">
      <div className={`grid ${styles.head}`}>
        <h1 className={styles.title}>{t('guardedTitle')}</h1>
        <div className={styles.side}>
          <p className="lead">{t('guardedLead')}</p>
          <CodeForm language={language} email={email} opens={opens} onOpen={() => enter(opens)} />
        </div>
      </div>
    </div>
  )
}
