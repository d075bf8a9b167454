import { graphql } from 'gatsby'
import { SiteLink } from '../../components/link/site-link'
import { Picture } from '../../components/picture/picture'
import * as styles from './season-teaser.module.css'

export const seasonTeaserPartFields = graphql`
  fragment SeasonTeaserPartFields on SeasonTeaserPart {
    key
    sectionId
    title
    season
    text
    picture {
      ...PictureFields
      image(usual: "3:2", width: 1600)
    }
    link {
      ...LinkFields
    }
  }
`

/** A look into the other season, in its own colours. */
export function SeasonTeaserPart({ part }: { part: Queries.SeasonTeaserPartFieldsFragment }) {
  const { picture, link } = part
  return (
    <section
      id={part.sectionId ?? undefined}
      data-part="seasonTeaser"
      data-ground="season"
      data-light={part.season ?? undefined}
      className={styles.teaser}
    >
      <div className={`grid ${styles.grid}`}>
        {picture ? (
          <Picture
            picture={picture}
            image={picture.image}
            sizes="(min-width: 768px) 58vw, 100vw"
            className={styles.picture}
          />
        ) : null}
        <div className={styles.words}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.text ? <p>{part.text}</p> : null}
          {link ? (
            <p>
              <SiteLink href={link.href} isExternal={link.isExternal} className="underline">
                {link.label ?? link.href}
              </SiteLink>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}
