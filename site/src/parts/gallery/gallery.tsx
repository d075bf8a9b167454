import { graphql } from 'gatsby'
import { MasonryGallery } from '../../components/masonry/masonry-gallery'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'

export const galleryPartFields = graphql`
  fragment GalleryPartFields on GalleryPart {
    key
    sectionId
    background
    title
    columnWidth
    pictures {
      ...PictureFields
      width
      height
      whole: image(ratio: "default", width: 2000)
    }
  }
`

/** Pictures as they are, in columns of about 400 px; each opens large. */
export function GalleryPart({ part }: { part: Queries.GalleryPartFieldsFragment }) {
  if (part.pictures.length === 0) return null
  return (
    <Section name="gallery" part={part}>
      <div className={`grid ${styles.rows}`}>
        {part.title ? <h2 className={styles.title}>{part.title}</h2> : null}
        <div className={styles.full}>
          <MasonryGallery pictures={part.pictures} columnWidth={part.columnWidth} />
        </div>
      </div>
    </Section>
  )
}
