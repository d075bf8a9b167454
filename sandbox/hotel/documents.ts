import { activities } from './content/activities'
import { restaurants } from './content/dining'
import { mediaCorner } from './content/media-corner'
import { mediaImages } from './content/media-images'
import { menus } from './content/menus'
import { packages } from './content/packages'
import { pages } from './content/pages'
import { redirects } from './content/redirects'
import { rooms } from './content/rooms'
import { siteParts } from './content/site-parts'
import { staticTexts } from './content/static-texts'
import { type Entry, type Fields, localized } from './write'

const entries: Entry[] = [
  ...pages,
  ...rooms,
  ...restaurants,
  ...packages,
  ...activities,
  ...menus,
  ...siteParts,
  ...staticTexts,
  mediaCorner,
]

/**
 * The demo hotel as documents of the content service, in the format of `sanity dataset import`: pictures and files
 * are named by `_sanityAsset`, relative to this folder, and become references when they are imported.
 */
export const hotelDocuments = (): Fields[] => [...entries.flatMap(localized), ...mediaImages, redirects]
