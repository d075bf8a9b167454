import { useTranslation } from 'gatsby-plugin-react-i18next'
import { foreignTag } from '../../languages/foreign-tag'
import type { Language } from '../../languages/locales'
import { SiteLink } from '../components/link/site-link'
import { Picture } from '../components/picture/picture'
import { BackLink } from './back-link'
import * as styles from './occurrence.module.css'
import { OccurrenceAside } from './occurrence-aside'
import { OccurrenceContacts } from './occurrence-contacts'
import type { OccurrenceData } from './occurrence-fields'
import { OccurrenceHead } from './occurrence-head'
import { OccurrenceOffer } from './occurrence-offer'

interface OccurrenceProps {
  event: OccurrenceData
  dates: NonNullable<Queries.EventTemplateQuery['series']>['dates']
  listPath: string
  language: Language
}

/** One date of one event with everything that the specification names for it (section 2). */
export function Occurrence({ event, dates, listPath, language }: OccurrenceProps) {
  const { picture } = event
  return (
    <article>
      <div className={`grid ${styles.page}`} data-picture={picture ? undefined : 'no'}>
        <BackLink listPath={listPath} />
        <OccurrenceHead event={event} language={language} />
        {picture ? (
          <Picture
            className={styles.picture}
            lang={foreignTag(event.textLanguage, language)}
            picture={picture}
            image={picture.wide}
            tall={picture.tall}
            sizes="(min-width: 768px) 66vw, 100vw"
            isFirst
          />
        ) : null}
        <div className={styles.offer}>
          <OccurrenceOffer event={event} language={language} />
        </div>
        <Text event={event} language={language} />
        <div className={styles.aside}>
          <OccurrenceAside event={event} dates={dates} language={language} />
        </div>
      </div>
      <OccurrenceContacts event={event} language={language} />
    </article>
  )
}

function Text({ event, language }: { event: OccurrenceData; language: Language }) {
  const { t } = useTranslation('events')
  const { description, moreInformation } = event
  const lang = foreignTag(event.textLanguage, language)
  return (
    <div className={styles.text}>
      {description ? (
        <div className={styles.body} lang={lang} dangerouslySetInnerHTML={{ __html: description }} />
      ) : null}
      {moreInformation ? (
        <p lang={moreInformation.title ? lang : undefined}>
          <SiteLink href={moreInformation.href} className="underline">
            {moreInformation.title || t('moreInformation')}
          </SiteLink>
        </p>
      ) : null}
    </div>
  )
}
