import type { IGatsbyImageData } from 'gatsby-plugin-image'

/** The part of the original that a cut shows, in px of the original. */
export interface Plate {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Which part of the original a cut shows, read from the address that the content service gets (`rect=`): so what is
 * drawn over a picture stays in place when an editor moves its focal point. Without a cut it is the whole original.
 */
export function plateOf(image: Pick<IGatsbyImageData, 'images'>, original: Size): Plate {
  const found = /[?&]rect=(\d+),(\d+),(\d+),(\d+)/.exec(image.images.fallback?.src ?? '')
  const [left = 0, top = 0, width = original.width, height = original.height] = (found ?? [])
    .slice(1)
    .map(Number)
  return { left, top, width, height }
}
