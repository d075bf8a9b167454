// Written by npm run generate from part-names.ts and the folders of the parts.
import { fields as accordion } from './accordion/fields'
import { fields as callToAction } from './call-to-action/fields'
import { fields as downloads } from './downloads/fields'
import { fields as enquiry } from './enquiry/fields'
import { fields as facts } from './facts/fields'
import { fields as film } from './film/fields'
import { fields as gallery } from './gallery/fields'
import { fields as hero } from './hero/fields'
import { fields as map } from './map/fields'
import { fields as openingHours } from './opening-hours/fields'
import { fields as panorama } from './panorama/fields'
import { fields as prices } from './prices/fields'
import { fields as quote } from './quote/fields'
import { fields as ridge } from './ridge/fields'
import { fields as roomFinder } from './room-finder/fields'
import { fields as seasonTeaser } from './season-teaser/fields'
import { fields as teaserGrid } from './teaser-grid/fields'
import { fields as textPart } from './text-part/fields'
import { fields as textWithImage } from './text-with-image/fields'
import { fields as upcomingEvents } from './upcoming-events/fields'
import { fields as webcam } from './webcam/fields'

/** What every part is, in the order of the Studio’s menu. */
export const allFields = {
  hero,
  textPart,
  textWithImage,
  teaserGrid,
  roomFinder,
  gallery,
  panorama,
  quote,
  facts,
  prices,
  openingHours,
  film,
  webcam,
  ridge,
  map,
  callToAction,
  enquiry,
  accordion,
  downloads,
  seasonTeaser,
  upcomingEvents,
}
