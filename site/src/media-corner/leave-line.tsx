import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useContext, useState } from 'react'
import { closeSession } from './close-session'
import { GuardedPage } from './guarded-page'
import * as styles from './media-corner.module.css'

/** At the end of a page behind the code: that it is not public, and the way out. Nothing on other pages. */
export function LeaveLine() {
  const { t } = useTranslation('common')
  const guards = useContext(GuardedPage)
  const [failed, setFailed] = useState(false)
  if (guards === undefined) return null

  // The address is loaded anew: nothing of the page stays in this tab.
  const leave = () =>
    closeSession().then(
      () => window.location.replace(guards),
      () => setFailed(true),
    )
  return (
    <p className={`small ${styles.leave}`} data-print="no">
      {t('guardedNote')}{' '}
      <button type="button" className="underline" onClick={leave}>
        {t('guardedLeave')}
      </button>
      <span role="status">{failed ? ` ${t('guardedStays')}` : ''}</span>
    </p>
  )
}
