import { graphql } from 'gatsby'
import { LinkList } from '../../components/link/link-list'
import { Section } from '../../components/part-frame/section'
import { TeaserIndex } from '../../components/teaser/teaser-index'
import { TeaserPairs } from '../../components/teaser/teaser-pairs'
import * as styles from './teaser-grid.module.css'

export const teaserGridPartFields = graphql`
  fragment TeaserGridPartFields on TeaserGridPart {
    key
    sectionId
    background
    title
    lead
    layout
    picture {
      ...PictureFields
      image(ratio: "4:5", width: 1000)
    }
    items {
      ...TeaserFields
    }
    links {
      ...LinkFields
    }
  }
`

/** Rooms, restaurants, packages or activities: as an index beside one picture, or two by two. */
export function TeaserGridPart({ part }: { part: Queries.TeaserGridPartFieldsFragment }) {
  if (part.items.length === 0) return null
  return (
    <Section name="teaserGrid" part={part}>
      {part.layout === 'index' ? (
        <>
          <TeaserIndex items={part.items} title={part.title} lead={part.lead} picture={part.picture} />
          <div className={`grid ${styles.after}`}>
            <LinkList links={part.links} />
          </div>
        </>
      ) : (
        <TeaserPairs items={part.items}>
          {part.title ? <h2>{part.title}</h2> : null}
          {part.lead ? <p>{part.lead}</p> : null}
          <LinkList links={part.links} />
        </TeaserPairs>
      )}
    </Section>
  )
}
