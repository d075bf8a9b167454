import { graphql } from 'gatsby'
import { LinkList } from '../link/link-list'
import { Picture } from '../picture/picture'
import { RichText } from '../rich-text/rich-text'
import { Section } from './section'
import * as styles from './text-with-image.module.css'

export const textWithImageFields = graphql`
  fragment TextWithImageFields on TextWithImagePart {
    key
    sectionId
    background
    title
    body
    pictureSide
    picture {
      ...PictureFields
      image(usual: "3:2", width: 1600)
    }
    links {
      ...LinkFields
    }
  }
`

/** A picture that bleeds to one edge beside its text; on a ground of its own it rises 72 px above it. */
export function TextWithImage({ part }: { part: Queries.TextWithImageFieldsFragment }) {
  const { picture } = part
  return (
    <Section name="textWithImage" part={part}>
      <div className={`grid ${styles.pair}`} data-side={part.pictureSide === 'left' ? 'left' : 'right'}>
        {picture ? (
          <Picture
            picture={picture}
            image={picture.image}
            sizes="(min-width: 768px) 57vw, 86vw"
            className={styles.picture}
            reveals={part.pictureSide === 'left' ? 'x' : undefined}
          />
        ) : null}
        <div className={styles.words}>
          {part.title ? <h2>{part.title}</h2> : null}
          <RichText value={part.body} underHeading={Boolean(part.title)} />
          <LinkList links={part.links} />
        </div>
      </div>
    </Section>
  )
}
