import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { homePath, languageFrom } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import type { Alternative } from '../../languages/switching'
import { PageBody } from '../components/layout/page-body'
import type { PageFrame } from '../components/layout/page-frame'
import { eventJsonLd } from '../events/event-json-ld'
import { isAhead, occurrenceDescription, occurrenceTitle } from '../events/event-words'
import { Occurrence } from '../events/occurrence'
import { OccurrenceBar } from '../events/occurrence-bar'
import { breadcrumbJsonLd } from '../head/json-ld'
import { PageHead } from '../head/page-head'

type Data = Queries.EventTemplateQuery

interface Context {
  readonly language: string
  readonly listPath: string
  readonly translations: readonly Alternative[]
}

/** An occurrence, found by slug, start date and start time (specification, section 2). */
export default function EventTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  if (!data.event) return null
  return (
    <PageBody thumbBar={isAhead(data.event) ? <OccurrenceBar event={data.event} /> : undefined}>
      <Occurrence
        event={data.event}
        dates={data.series?.dates ?? []}
        listPath={pageContext.listPath}
        language={language}
      />
    </PageBody>
  )
}

EventTemplate.frame = ({
  data: { event },
  pageContext: { language, translations },
}: PageProps<Data, Context>): PageFrame | null =>
  event && { language: languageFrom(language), path: event.path, translations }

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { event, hotel } = data
  if (!event) return null
  const language = languageFrom(pageContext.language)
  const texts = textLookup<'events'>(data.locales.edges)
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? ''
  const image = event.picture?.shareUrl ?? hotel.shareImage
  return (
    <PageHead
      language={language}
      path={event.path}
      translations={pageContext.translations}
      siteUrl={siteUrl}
      siteName={hotel.name}
      title={occurrenceTitle(event, data.series?.dates ?? [], language)}
      description={occurrenceDescription(event, language)}
      shareImage={image}
      type="article"
      noIndex={event.isPast}
      jsonLd={[
        eventJsonLd(event, { siteUrl, image }),
        breadcrumbJsonLd(siteUrl, [
          { title: hotel.name, path: homePath(language) },
          { title: texts('events'), path: pageContext.listPath },
          { title: event.title, path: event.path },
        ]),
      ]}
    />
  )
}

export const query = graphql`
  query EventTemplate($occurrenceId: String!, $seriesId: String!, $language: String!) {
    event: eventOccurrence(id: { eq: $occurrenceId }) {
      ...OccurrenceFields
    }
    series: eventSeries(id: { eq: $seriesId }) {
      dates {
        date
        time
        path
        status
      }
    }
    hotel(language: $language) {
      name: hotelName
      shareImage
    }
    site {
      ...SiteAddressFields
    }
    locales: localeTexts(language: $language, namespaces: ["common", "events", "seo"]) {
      ...LocaleFields
    }
  }
`
