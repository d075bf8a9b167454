import { useTranslation } from 'gatsby-plugin-react-i18next'
import { createContext, useContext } from 'react'

/** Who made the pictures of the page that is open. */
export const PageCredits = createContext<readonly string[]>([])

/** Every credit line in the data of a page, once, in the order of the page. */
export function creditsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return []
  const credits = Object.entries(data).flatMap(([name, value]) =>
    name === 'credit' && typeof value === 'string' ? [value] : creditsIn(value),
  )
  return [...new Set(credits)]
}

/** One line for all pictures of the page; each has its own where it is looked at by itself. */
export function Credits() {
  const { t } = useTranslation('common')
  const credits = useContext(PageCredits)
  return credits.length === 0 ? null : (
    <p className="caption" data-credits>
      {t('pictureCredits', { credits: credits.join('; ') })}
    </p>
  )
}
