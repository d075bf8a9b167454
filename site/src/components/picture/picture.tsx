import { graphql } from 'gatsby'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { useContext } from 'react'
import { FirstPicture } from './first-picture'
import { isImageData } from './image-data'
import * as styles from './picture.module.css'
import { usePictureFailure } from './use-picture-failure'

export const pictureFields = graphql`
  fragment PictureFields on Picture {
    alt
    caption
    credit
  }
`

/** A picture as a part hands it on: its words, and the image data in the cut that this part needs. */
export interface PictureData {
  readonly alt: string
  readonly caption?: string | null
  readonly credit?: string | null
}

export interface PictureProps {
  picture: PictureData
  image: unknown
  /** Cut for screens under 768 px, where it differs. */
  tall?: unknown
  /** The `sizes` attribute: how wide the picture is shown. */
  sizes: string
  /** The first picture of a page: loaded at once and before others. */
  isFirst?: boolean
  className?: string | undefined
  /** BCP 47 tag of its words, where they are not in the language of the page. */
  lang?: string | undefined
  /** Arrives from the left (x) or from above (y) while one scrolls, where motion is allowed. */
  reveals?: 'x' | 'y' | undefined
  /** The words below; pictures in lists often have none. */
  withCaption?: boolean
  /** With its credit line, where it is looked at by itself; elsewhere the page names all credits once (credits.tsx). */
  withCredit?: boolean
  /** Without its own figure, for places such as buttons, where only phrasing content may stand. */
  isBare?: boolean
}

/**
 * A responsive picture with its blurred placeholder and caption. It draws the data of
 * gatsby-plugin-image by itself, because a picture must not wait for a script to become visible.
 */
export function Picture(props: PictureProps) {
  const {
    picture,
    image,
    className,
    lang,
    withCaption = true,
    withCredit = false,
    isBare = false,
    reveals,
  } = props
  if (!isImageData(image)) return null
  if (isBare) return <Frame {...props} image={image} />
  const credit = withCredit ? picture.credit : null
  return (
    <figure
      className={[styles.figure, className].filter(Boolean).join(' ')}
      lang={lang}
      data-reveal={reveals}
    >
      <Frame {...props} image={image} />
      {withCaption ? <Caption caption={picture.caption} credit={credit} /> : null}
    </figure>
  )
}

/** Width and height in px, so that its place is there before it is; of what is as wide as the window only their ratio is known. */
const ratioOf = ({ layout, width, height }: IGatsbyImageData) => {
  const unit = layout === 'fullWidth' ? 1600 : 1
  return { width: Math.round(width * unit), height: Math.round(height * unit) }
}

/** The picture alone, for places that bring their own figure or none. */
export function Frame({
  picture,
  image,
  tall,
  sizes,
  isFirst: isNamedFirst = false,
}: PictureProps & { image: IGatsbyImageData }) {
  const { failed, ref, onError, onLoad } = usePictureFailure()
  const firstOfPage = useContext(FirstPicture)
  const { fallback } = image.images
  const isFirst = isNamedFirst || (fallback !== undefined && fallback.src === firstOfPage)
  const small = isImageData(tall) ? tall : undefined
  const placeholder = image.placeholder?.fallback
  if (failed) {
    return (
      <span className={styles.failed} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
        error
      </span>
    )
  }
  return (
    <picture className={styles.frame}>
      {small ? (
        <source
          media="(max-width: 767px)"
          srcSet={small.images.fallback?.srcSet}
          sizes="100vw"
          {...ratioOf(small)}
        />
      ) : null}
      <img
        ref={ref}
        className={styles.image}
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        {...ratioOf(image)}
        alt={picture.alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
        onError={onError}
        onLoad={onLoad}
      />
    </picture>
  )
}

/** Caption and credit line, 12 px below the picture at its text edge. */
export function Caption({ caption, credit }: Pick<PictureData, 'caption' | 'credit'>) {
  if (!caption && !credit) return null
  return (
    <figcaption className={`caption ${styles.caption}`}>
      {caption ? <span>{caption}</span> : null}
      {credit ? <span>{credit}</span> : null}
    </figcaption>
  )
}
