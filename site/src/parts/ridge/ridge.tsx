import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLanguage } from '../../../languages/use-language'
import { SiteLink } from '../../components/link/site-link'
import { Section } from '../../components/part-frame/section'
import * as styles from './ridge.module.css'
import { ridgeWords } from './ridge-words'

export const ridgePartFields = graphql`
  fragment RidgePartFields on RidgePart {
    key
    sectionId
    background
    title
    house {
      season
      from
      to
    }
    isOpen
    reading {
      measuredAt
      isCurrent
      temperature
      snowDepth
      liftsOpen
      liftsTotal
      nextTrain
      webcamAt
    }
    link {
      ...LinkFields
    }
  }
`

/** What it is like on the ridge, in one line, beside the time at which it was measured. Nothing where no service is set. */
export function RidgePart({ part }: { part: Queries.RidgePartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  const words = ridgeWords(part, language, t)
  if (!words) return null
  const { line, asOf, webcam } = words
  const { link } = part
  return (
    <Section name="ridge" part={part} className={styles.ridge}>
      <div className={`grid ${styles.rows}`}>
        <div className={styles.left}>
          <h2 className={styles.title}>{part.title ?? t('ridgeTitle')}</h2>
          {asOf ? (
            <p className="caption figures">
              {asOf.label} <time dateTime={asOf.iso}>{asOf.text}</time>
            </p>
          ) : null}
        </div>
        <div className={styles.words}>
          {line === '' ? null : <p className={`lead figures ${styles.line}`}>{line}</p>}
          {link ? (
            <p className="small figures" data-print="no">
              <SiteLink href={link.href} isExternal={link.isExternal} className="underline">
                {link.label ?? t('webcam')}
                {webcam ? (
                  <>
                    {', '}
                    <time dateTime={webcam.iso}>{webcam.text}</time>
                  </>
                ) : null}
              </SiteLink>
            </p>
          ) : null}
        </div>
      </div>
    </Section>
  )
}
