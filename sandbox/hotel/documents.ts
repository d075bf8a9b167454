import { summerActivities } from './content/activities/summer'
import { winterActivities } from './content/activities/winter'
import { dayRestaurants } from './content/dining/day'
import { eveningRestaurants } from './content/dining/evening'
import { home } from './content/home'
import { menus } from './content/menus'
import { seasonPackages } from './content/packages/seasons'
import { themePackages } from './content/packages/themes'
import { contactPages } from './content/pages-contact'
import { faq } from './content/pages-faq'
import { history } from './content/pages-history'
import { housePages } from './content/pages-house'
import { legalPages } from './content/pages-legal'
import { location } from './content/pages-location'
import { occasionPages } from './content/pages-occasions'
import { overviewPages } from './content/pages-overview'
import { pressPages } from './content/pages-press'
import { spa } from './content/pages-spa'
import { summerPage } from './content/pages-summer'
import { termsPages } from './content/pages-terms'
import { winterPage } from './content/pages-winter'
import { redirects } from './content/redirects'
import { rooms } from './content/rooms/rooms'
import { suites } from './content/rooms/suites'
import { siteParts } from './content/site-parts'
import { staticTexts } from './content/static-texts'
import { type Entry, type Fields, localized } from './write'

const pages: Entry[] = [
  home,
  summerPage,
  winterPage,
  history,
  location,
  spa,
  faq,
  ...overviewPages,
  ...occasionPages,
  ...housePages,
  ...contactPages,
  ...pressPages,
  ...legalPages,
  ...termsPages,
]
const offers: Entry[] = [
  ...rooms,
  ...suites,
  ...eveningRestaurants,
  ...dayRestaurants,
  ...seasonPackages,
  ...themePackages,
  ...summerActivities,
  ...winterActivities,
]

/**
 * The demo hotel as documents of the content service, in the format of `sanity dataset import`: pictures and files
 * are named by `_sanityAsset`, relative to this folder, and become references when they are imported.
 */
export const hotelDocuments = (): Fields[] => [
  ...[...pages, ...offers, ...menus, ...siteParts, ...staticTexts].flatMap(localized),
  redirects,
]
