import { graphql } from 'gatsby'
import { LinkList } from '../../components/link/link-list'
import { Section } from '../../components/part-frame/section'
import { Picture } from '../../components/picture/picture'
import { RichText } from '../../components/rich-text/rich-text'
import * as styles from './text-with-image.module.css'

export const textWithImagePartFields = graphql`
  fragment TextWithImagePartFields on TextWithImagePart {
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
export function TextWithImagePart({ part }: { part: Queries.TextWithImagePartFieldsFragment }) {
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
