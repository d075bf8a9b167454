import { graphql } from 'gatsby'
import { Facts } from '../../components/detail/facts'
import { LinkList } from '../../components/link/link-list'
import { Picture } from '../../components/picture/picture'
import { RichText } from '../../components/rich-text/rich-text'
import * as styles from './panorama.module.css'

export const panoramaPartFields = graphql`
  fragment PanoramaPartFields on PanoramaPart {
    key
    sectionId
    background
    title
    body
    facts {
      label
      value
    }
    picture {
      ...PictureFields
      image(ratio: "panorama", width: 2400, layout: "fullWidth")
    }
    links {
      ...LinkFields
    }
  }
`

/** A picture from edge to edge in 147:36.75, and below it, on its ground, a title and a text in the second axis. */
export function PanoramaPart({ part }: { part: Queries.PanoramaPartFieldsFragment }) {
  const { picture } = part
  const hasWords = Boolean(part.title || part.body || part.facts.length || part.links.length)
  return (
    <section
      id={part.sectionId ?? undefined}
      data-part="panorama"
      data-ground={part.background.toLowerCase()}
      className={styles.panorama}
    >
      {picture ? (
        <Picture picture={picture} image={picture.image} sizes="100vw" className={styles.picture} />
      ) : null}
      {hasWords ? (
        <div className={`grid ${styles.words}`}>
          {part.title ? <h2 className={styles.title}>{part.title}</h2> : null}
          <div className={styles.text}>
            <RichText value={part.body} underHeading={Boolean(part.title)} />
            <Facts rows={part.facts} />
            <LinkList links={part.links} firstAsButton />
          </div>
        </div>
      ) : null}
    </section>
  )
}
