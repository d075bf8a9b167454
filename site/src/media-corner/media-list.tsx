import { useTranslation } from 'gatsby-plugin-react-i18next'
import { isLanguage, type Language, languageFacts, localeTags } from '../../languages/locales'
import { fileNote } from '../components/detail/file-note'
import * as styles from './media-corner.module.css'
import {
  archiveAddress,
  fileAddress,
  type PressItem,
  type PressList,
  type PressSection,
  previewAddress,
} from './press-client'

/** Words for the press, such as until when something is not to be printed, stand in a section without files, too. */
const holdsSomething = ({ items, text }: PressSection): boolean => items.length > 0 || Boolean(text?.trim())

/** The sections and their items, as the worker gave them to this session. */
export function MediaList({ list, language }: { list: PressList; language: Language }) {
  const { t } = useTranslation('media')
  const filled = list.sections.filter(holdsSomething)
  if (filled.length === 0) return <p className={styles.empty}>{t('empty')}</p>
  return filled.map((section) => <Section key={section.key} section={section} language={language} />)
}

function Section({ section, language }: { section: PressSection; language: Language }) {
  const { t } = useTranslation('media')
  return (
    <section className={`grid ${styles.section}`} aria-label={section.title}>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{section.title}</h2>
        {section.text ? <p className="small">{section.text}</p> : null}
        {section.items.length > 1 ? (
          <p className="small">
            <a className="underline" href={archiveAddress(section.key)} download>
              {t('downloadAll')}
            </a>
          </p>
        ) : null}
      </div>
      {section.items.length > 0 ? (
        <ul className={styles.items}>
          {section.items.map((item) => (
            <Item key={item.key} item={item} language={language} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Whether a picture may have no ground of its own. */
const isClear = ({ type }: PressItem): boolean => type === 'SVG' || type === 'PNG'

/** `6000 × 4000 px`: whether it can be printed. A drawing has no pixels. */
const pixels = ({ type, width, height }: PressItem): string | undefined =>
  type !== 'SVG' && width && height ? `${width} × ${height} px`.replaceAll(' ', '\u00a0') : undefined

function Item({ item, language }: { item: PressItem; language: Language }) {
  const { t } = useTranslation('media')
  const other = item.language !== language && isLanguage(item.language) ? item.language : undefined
  const note = [fileNote(item.type, item.size, language), pixels(item), other && languageFacts[other].name]
    .filter(Boolean)
    .join(', ')
  return (
    <li className={styles.item}>
      {item.kind === 'image' ? (
        <img
          className={isClear(item) ? `${styles.preview} ${styles.clear}` : styles.preview}
          src={previewAddress(item.key)}
          alt=""
          width={104}
          height={68}
          loading="lazy"
        />
      ) : (
        <span className={styles.kind} aria-hidden="true">
          {item.type}
        </span>
      )}
      <span className={styles.name} lang={other && localeTags[other]}>
        {item.name}
        {item.credit ? <span className={`caption ${styles.credit}`}>{item.credit}</span> : null}
      </span>
      <span className={`small figures ${styles.note}`}>{note}</span>
      <a className="underline small" href={fileAddress(item.key)} download>
        {t('download')}
        <span className="hidden">{` ${item.name}`}</span>
      </a>
    </li>
  )
}
