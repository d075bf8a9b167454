import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { SiteLink } from '../../components/link/site-link'
import { Section } from '../../components/part-frame/section'
import * as styles from './ridge.module.css'

export const ridgePartFields = graphql`
  fragment RidgePartFields on RidgePart {
    key
    sectionId
    background
    title
    words {
      line
      asOf {
        label
        iso
        text
      }
      webcam {
        iso
        text
      }
    }
    link {
      ...LinkFields
    }
  }
`

/** What it is like on the ridge, in one line, beside the time at which it was measured. Nothing where no service is set. */
export function RidgePart({ part }: { part: Queries.RidgePartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const { words, link } = part
  if (!words) return null
  const { line, asOf, webcam } = words
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
