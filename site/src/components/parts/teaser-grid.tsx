import { graphql } from 'gatsby'
import { LinkList } from '../link/link-list'
import { TeaserIndex } from '../teaser/teaser-index'
import { TeaserPairs } from '../teaser/teaser-pairs'
import { Section } from './section'
import * as styles from './teaser-grid.module.css'

export const teaserGridFields = graphql`
  fragment TeaserGridFields on TeaserGridPart {
    key
    sectionId
    background
    title
    lead
    layout
    items {
      ...TeaserFields
    }
    links {
      ...LinkFields
    }
  }
`

/** Rooms, restaurants, packages or activities: as an index beside one picture, or two by two. */
export function TeaserGrid({ part }: { part: Queries.TeaserGridFieldsFragment }) {
  if (part.items.length === 0) return null
  return (
    <Section name="teaserGrid" part={part}>
      {part.layout === 'index' ? (
        <>
          <TeaserIndex items={part.items} title={part.title} lead={part.lead} />
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
