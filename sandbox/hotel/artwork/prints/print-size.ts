/** Pictures at the size of a printed spread: the same drawings on a larger sheet, for the press. */
import type { Scene } from '../scenes/scene'

/** px of the long edge: half a metre at 300 dots per inch. */
export const longEdge = 6000

/** How much larger than its design a scene is drawn for print. */
export const printScale = ({ width, height }: Pick<Scene, 'width' | 'height'>): number =>
  longEdge / Math.max(width, height)

/** The name of a print in the documents of the hotel. No such file is kept: it is drawn when somebody asks for it. */
export const printPath = (slug: string): string => `./prints/grandhotel-edelgrat-${slug}.jpg`

/** The picture that a path names a print of; undefined for any other path. */
export const slugOfPrint = (file: string): string | undefined =>
  /^\.\/prints\/grandhotel-edelgrat-([a-z0-9-]+)\.jpg$/.exec(file)?.[1]
