import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLanguage } from '../../../languages/use-language'
import * as rows from '../part-frame/rows.module.css'
import type { HoursData } from './hours-fields'
import { hoursText, noteBesideHours } from './hours-text'

/** Opening hours as rows: the days to the left, the times to the right. */
export function HoursRows({ items }: { items: readonly HoursData[] }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <ul className={rows.list}>
      {items.map((item) => {
        const note = noteBesideHours(item)
        return (
          <li key={item.days + item.opens} className={rows.row}>
            <span className={rows.name}>{item.days}</span>
            <span className={`small figures ${rows.end}`}>{hoursText(item, language, t)}</span>
            {note ? <span className={`small ${rows.note}`}>{note}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
