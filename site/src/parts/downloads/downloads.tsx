import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLanguage } from '../../../languages/use-language'
import { fileNote } from '../../components/detail/file-note'
import * as styles from '../../components/part-frame/plain.module.css'
import * as rows from '../../components/part-frame/rows.module.css'
import { Section } from '../../components/part-frame/section'

export const downloadsPartFields = graphql`
  fragment DownloadsPartFields on DownloadsPart {
    key
    sectionId
    background
    title
    items {
      name
      filename
      url
      extension
      size
    }
  }
`

/** Files with their kind and size. */
export function DownloadsPart({ part }: { part: Queries.DownloadsPartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <Section name="downloads" part={part}>
      <div className={`grid ${styles.rows}`}>
        <h2 className={styles.left}>{part.title ?? t('downloads')}</h2>
        <div className={styles.wide}>
          <ul className={rows.list}>
            {part.items.map((item) => (
              <li key={item.url} className={rows.row}>
                <a className={`reach ${rows.name}`} href={item.url} download={item.filename}>
                  {item.name}
                </a>
                <span className={`small figures ${rows.unit}`}>
                  {fileNote(item.extension, item.size, language)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
