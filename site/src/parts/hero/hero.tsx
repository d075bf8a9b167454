import { graphql } from 'gatsby'
import { useTranslation } from 'gatsby-plugin-react-i18next'
import { useLanguage } from '../../../languages/use-language'
import { longDate } from '../../components/detail/validity'
import { FilmControls } from '../../components/film/film-controls'
import { MovingPoster } from '../../components/film/moving-poster'
import { LinkRows } from '../../components/link/link-rows'
import { Slope } from '../../components/part-frame/slope'
import { Picture } from '../../components/picture/picture'
import * as styles from './hero.module.css'
import { HouseTime, leadsToWebcam } from './house-time'

export const heroPartFields = graphql`
  fragment HeroPartFields on HeroPart {
    key
    sectionId
    title
    lead
    tone
    zone {
      ...HouseZoneFields
    }
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
    opens {
      season
      from
    }
  }
`

/**
 * The first screen: a picture, and before it a slope of cut paper in the season's colour that carries the headline and
 * the film controls. Text never lies on the picture, so a long headline pushes the slope up.
 */
export function HeroPart({ part }: { part: Queries.HeroPartFieldsFragment }) {
  const { picture, film } = part
  const moves = Boolean(film?.animatedPoster)
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
          {part.opens ? <Opening opens={part.opens} /> : null}
        </div>
        <div className={styles.controls}>
          {film ? <FilmControls film={film} /> : null}
          <LinkRows
            links={part.links}
            endOf={({ href }) => (leadsToWebcam(href) ? <HouseTime zone={part.zone} /> : null)}
          />
          {picture?.caption ? <p className={`caption ${styles.caption}`}>{picture.caption}</p> : null}
        </div>
      </div>
    </section>
  )
}

/** Between the seasons: when the house opens, and for which one. */
function Opening({ opens }: { opens: { readonly season: string; readonly from: string } }) {
  const { t } = useTranslation('detail')
  const language = useLanguage()
  return (
    <p className={styles.opens} data-opens={opens.season}>
      {t(opens.season === 'summer' ? 'opensForSummer' : 'opensForWinter', {
        date: longDate(opens.from, language),
      })}
    </p>
  )
}
