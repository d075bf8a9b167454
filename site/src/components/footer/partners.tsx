import { graphql } from 'gatsby'
import { iconFailureDelay, usePictureFailure } from '../picture/use-picture-failure'
import * as styles from './footer.module.css'

export const partnerLogoFields = graphql`
  fragment PartnerLogoFields on PartnerLogoLink {
    href
    alt
    isLazyloaded
    picture {
      url
      width
      height
    }
  }
`

type PartnerLogo = Queries.PartnerLogoFieldsFragment

/** Partner logos in a list and an optional second one; each opens in a new tab (specification, section 2). */
export function Partners({ lists, title }: { lists: readonly (readonly PartnerLogo[])[]; title: string }) {
  const filled = lists.filter((list) => list.length > 0)
  if (filled.length === 0) return null
  return (
    <section className={`grid ${styles.partners}`} aria-labelledby="partners-title">
      <h2 id="partners-title" className={`caption ${styles.partnersTitle}`}>
        {title}
      </h2>
      <div className={styles.logos}>
        {filled.map((list) => (
          <ul key={list[0]?.href} className={styles.logoRow}>
            {list.map((logo) => (
              <li key={logo.href + logo.alt}>
                <a href={logo.href} target="_blank" rel="noopener noreferrer" className={styles.partner}>
                  <PartnerMark logo={logo} />
                  {logo.picture ? <span aria-hidden="true">{logo.alt}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}

function PartnerMark({ logo }: { logo: PartnerLogo }) {
  const { failed, ref, onError, onLoad } = usePictureFailure(iconFailureDelay)
  if (!logo.picture) return <span>{logo.alt}</span>
  if (failed) return <span>{`error, ${logo.alt}`}</span>
  return (
    <img
      ref={ref}
      className={styles.mark}
      src={logo.picture.url}
      alt={logo.alt}
      width={logo.picture.width}
      height={logo.picture.height}
      loading={logo.isLazyloaded ? 'lazy' : 'eager'}
      // Otherwise React writes a preload before the footer, which it does not find again when it takes the page over.
      fetchPriority="low"
      decoding="async"
      onError={onError}
      onLoad={onLoad}
    />
  )
}
