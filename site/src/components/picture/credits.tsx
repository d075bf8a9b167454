import { useTranslation } from 'gatsby-plugin-react-i18next'
import { createContext, useContext, useMemo } from 'react'

/** What the query of the page that is open gave. */
export const QueriedData = createContext<unknown>(undefined)

function* eachCredit(data: unknown): Generator<string> {
  if (typeof data !== 'object' || data === null) return
  for (const [name, value] of Object.entries(data)) {
    if (name === 'credit' && typeof value === 'string') yield value
    else yield* eachCredit(value)
  }
}

/** Every credit line in the data of a page, once, in the order of the page. */
export const creditsIn = (data: unknown): string[] => [...new Set(eachCredit(data))]

/** One line for all pictures of the page; each has its own where it is looked at by itself. */
export function Credits() {
  const { t } = useTranslation('common')
  const data = useContext(QueriedData)
  const credits = useMemo(() => creditsIn(data), [data])
  return credits.length === 0 ? null : (
    <p className="caption" data-credits>
      {t('pictureCredits', { credits: credits.join('; ') })}
    </p>
  )
}
