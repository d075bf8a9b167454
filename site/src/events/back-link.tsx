import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useSyncExternalStore } from 'react'
import * as styles from './back-link.module.css'
import { listToReturnTo } from './back-to-list'
import { rememberedList } from './list-memory'

const subscribe = () => () => undefined

/** Back to the list, in the month and with the filters that the visitor came from. */
export function BackLink({ listPath }: { listPath: string }) {
  const { t } = useTranslation('events')
  const remembered = useSyncExternalStore(subscribe, rememberedList, () => null)
  return (
    <p className={styles.back}>
      <a href={listToReturnTo(remembered, listPath)} className={styles.link}>
        <span className={styles.arrow} aria-hidden="true" />
        {t('back')}
      </a>
    </p>
  )
}
