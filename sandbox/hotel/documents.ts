import { home } from './content/home'
import { menus } from './content/menus'
import { history } from './content/pages-history'
import { legalPages } from './content/pages-legal'
import { rooms } from './content/rooms/rooms'
import { suites } from './content/rooms/suites'
import { siteParts } from './content/site-parts'
import { type Entry, type Fields, localized } from './write'

const entries: Entry[] = [home, history, ...rooms, ...suites, ...legalPages, ...menus, ...siteParts]

/**
 * The demo hotel as documents of the content service, in the format of `sanity dataset import`: pictures and files
 * are named by `_sanityAsset`, relative to this folder, and become references when they are imported.
 */
export const hotelDocuments = (): Fields[] => entries.flatMap(localized)
