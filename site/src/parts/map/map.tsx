import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { SiteLink } from '../../components/link/site-link'
import { MapFrame } from '../../components/map/map-frame'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'
import { RichText } from '../../components/rich-text/rich-text'

export const mapPartFields = graphql`
  fragment MapPartFields on MapPart {
    key
    sectionId
    background
    title
    body
    latitude
    longitude
    directions {
      ...LinkFields
    }
  }
`

/** How to get here: words first, a way to the visitor's own map, and a map that loads on request. */
export function MapPart({ part }: { part: Queries.MapPartFieldsFragment }) {
  const { t } = useTranslation('detail')
  const { latitude, longitude, directions } = part
  return (
    <Section name="map" part={part}>
      <div className={`grid ${styles.rows}`}>
        <div className={styles.left}>
          <h2>{part.title ?? t('map')}</h2>
          <RichText value={part.body} />
          {directions ? (
            <p>
              <SiteLink href={directions.href} isExternal={directions.isExternal} className="underline">
                {directions.label ?? t('directions')}
              </SiteLink>
            </p>
          ) : null}
        </div>
        {latitude === null || longitude === null ? null : (
          <div className={styles.wide}>
            <MapFrame latitude={latitude} longitude={longitude} title={part.title ?? t('map')} />
          </div>
        )}
      </div>
    </Section>
  )
}
