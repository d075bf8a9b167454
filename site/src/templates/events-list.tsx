import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { monthAndYear, monthName } from '../../languages/dates'
import { homePath, languageFrom } from '../../languages/locales'
import { textLookup } from '../../languages/lookup'
import type { Alternative } from '../../languages/switching'
import { PageBody } from '../components/layout/page-body'
import type { PageFrame } from '../components/layout/page-frame'
import { EventsList } from '../events/events-list'
import { useList } from '../events/use-list'
import { breadcrumbJsonLd } from '../head/json-ld'
import { PageHead } from '../head/page-head'

type Data = Queries.EventsListTemplateQuery

interface Context {
  readonly language: string
  readonly listPath: string
  /** The path of this page; the `path` that Gatsby passes is the router's pattern. */
  readonly i18n: { readonly path: string }
  readonly translations: readonly Alternative[]
  /** Set on the page of the current month: the list shows the same. */
  readonly canonicalPath?: string
}

/** The events of a month: on the list itself those of the current one, not before today. */
export default function EventsListTemplate({ data, location, pageContext }: PageProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  const { path } = pageContext.i18n
  const list = useList(data, path, location.search)
  return (
    <PageBody>
      <EventsList
        list={list}
        path={path}
        listPath={pageContext.listPath}
        language={language}
        next={data.month?.next ?? null}
        booking={data.hotel.booking}
      />
    </PageBody>
  )
}

EventsListTemplate.frame = ({
  pageContext: { language, i18n, translations },
}: PageProps<Data, Context>): PageFrame => ({
  language: languageFrom(language),
  path: i18n.path,
  translations,
  keepsQuery: true,
})

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const language = languageFrom(pageContext.language)
  const texts = textLookup<'events'>(data.locales.edges)
  const month = data.month?.month ?? ''
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? ''
  const title = `${texts('events')} ${texts('inMonth', { month: monthAndYear(month, language) })}`
  const { listPath, i18n } = pageContext
  const { path } = i18n
  return (
    <PageHead
      language={language}
      path={path}
      translations={pageContext.translations}
      siteUrl={siteUrl}
      siteName={data.hotel.name}
      title={title}
      description={texts('listDescription', { month: monthName(month, language) })}
      shareImage={data.hotel.shareImage}
      noIndex={pageContext.canonicalPath !== undefined}
      jsonLd={[
        breadcrumbJsonLd(siteUrl, [
          { title: data.hotel.name, path: homePath(language) },
          { title: texts('events'), path: listPath },
          ...(path === listPath ? [] : [{ title: monthAndYear(month, language), path }]),
        ]),
      ]}
    />
  )
}

export const query = graphql`
  query EventsListTemplate(
    $month: String!
    $monthId: String!
    $calendarId: String!
    $facetsId: String!
    $language: String!
  ) {
    month: eventMonth(id: { eq: $monthId }) {
      month
      teasers {
        ...EventRowFields
        overAt
        categories
        resorts
      }
      next {
        ...EventRowFields
        overAt
        categories
        resorts
      }
    }
    calendar: eventCalendar(id: { eq: $calendarId }) {
      months {
        month
        path
        counts {
          category
          resort
          count
        }
      }
    }
    facets: eventFacets(id: { eq: $facetsId }) {
      textLanguage
      categories {
        id
        title
      }
      resorts {
        id
        title
      }
    }
    isHouseClosed(month: $month, language: $language)
    hotel(language: $language) {
      name: hotelName
      booking: bookingEngineLink {
        ...LinkFields
      }
      shareImage
    }
    site {
      ...SiteAddressFields
    }
    locales: localeTexts(language: $language, namespaces: ["common", "detail", "events", "seo"]) {
      ...LocaleFields
    }
  }
`
