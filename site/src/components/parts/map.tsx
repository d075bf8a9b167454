import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { SiteLink } from '../link/site-link'
import { MapFrame } from '../map/map-frame'
import { RichText } from '../rich-text/rich-text'
import * as styles from './plain.module.css'
import { Section } from './section'

export const mapFields = graphql`
  fragment MapFields on MapPart {
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
export function MapPart({ part }: { part: Queries.MapFieldsFragment }) {
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
