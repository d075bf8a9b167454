import { graphql } from 'gatsby'
import { FilmPlayer } from '../../components/film/film-player'
import * as styles from '../../components/part-frame/plain.module.css'
import { Section } from '../../components/part-frame/section'

export const filmPartFields = graphql`
  fragment FilmPartFields on FilmPart {
    key
    sectionId
    background
    title
    film {
      ...FilmFields
    }
  }
`

/** A film in its place on the page; it comes from a third party and loads when the visitor says so. */
export function FilmPart({ part }: { part: Queries.FilmPartFieldsFragment }) {
  if (!part.film) return null
  return (
    <Section name="film" part={part}>
      <div className={`grid ${styles.rows}`}>
        {part.title ? <h2 className={styles.title}>{part.title}</h2> : null}
        <div className={styles.full}>
          <FilmPlayer film={part.film} />
        </div>
      </div>
    </Section>
  )
}
