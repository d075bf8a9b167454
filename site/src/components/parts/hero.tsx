import { graphql } from 'gatsby'
import { FilmControls } from '../film/film-controls'
import { MovingPoster } from '../film/moving-poster'
import { LinkRows } from '../link/link-rows'
import { Picture } from '../picture/picture'
import * as styles from './hero.module.css'
import { Slope } from './slope'

export const heroFields = graphql`
  fragment HeroFields on HeroPart {
    key
    sectionId
    title
    lead
    tone
    picture {
      ...PictureFields
      width
      height
      wide: image(ratio: "16:9", width: 2400, layout: "fullWidth")
      tall: image(ratio: "4:5", width: 1080, layout: "fullWidth")
    }
    film {
      ...FilmFields
    }
    links {
      ...LinkFields
    }
  }
`

/**
 * The first screen: a picture, and before it a slope of cut paper in the season's colour that carries the headline and
 * the film controls. Text never lies on the picture, so a long headline pushes the slope up.
 */
export function Hero({ part }: { part: Queries.HeroFieldsFragment }) {
  const { picture, film } = part
  const moves = Boolean(film?.animatedPoster)
  const caption = [picture?.caption, picture?.credit].filter(Boolean).join(', ')
  return (
    <section id={part.sectionId ?? undefined} data-part="hero" className={styles.hero}>
      <div className={styles.view} data-moving={moves ? 'yes' : undefined}>
        {picture ? (
          <Picture
            picture={picture}
            image={picture.wide}
            tall={picture.tall}
            sizes="100vw"
            isFirst
            withCaption={false}
            className={styles.picture}
          />
        ) : null}
        {picture && film?.animatedPoster ? (
          <MovingPoster
            scene={film.animatedPoster}
            original={picture}
            image={picture.wide}
            tall={picture.tall}
          />
        ) : null}
      </div>
      <Slope className={styles.slope} />
      <div className={`grid ${styles.ground}`} data-ground="season">
        <div className={styles.words}>
          <h1 className={styles.title}>{part.title}</h1>
          {part.lead ? <p className={`lead ${styles.lead}`}>{part.lead}</p> : null}
        </div>
        <div className={styles.controls}>
          {film ? <FilmControls film={film} /> : null}
          <LinkRows links={part.links} />
          {caption ? <p className={`caption ${styles.credit}`}>{caption}</p> : null}
        </div>
      </div>
    </section>
  )
}
