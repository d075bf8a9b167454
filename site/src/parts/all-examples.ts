// Written by npm run generate from part-names.ts and the folders of the parts.
import { example as accordion } from './accordion/example'
import { example as callToAction } from './call-to-action/example'
import { example as downloads } from './downloads/example'
import { example as enquiry } from './enquiry/example'
import { example as facts } from './facts/example'
import { example as film } from './film/example'
import { example as gallery } from './gallery/example'
import { example as hero } from './hero/example'
import { example as map } from './map/example'
import { example as openingHours } from './opening-hours/example'
import { example as panorama } from './panorama/example'
import { example as prices } from './prices/example'
import { example as quote } from './quote/example'
import { example as ridge } from './ridge/example'
import { example as roomFinder } from './room-finder/example'
import { example as seasonTeaser } from './season-teaser/example'
import { example as teaserGrid } from './teaser-grid/example'
import { example as textPart } from './text-part/example'
import { example as textWithImage } from './text-with-image/example'
import { example as upcomingEvents } from './upcoming-events/example'
import { example as webcam } from './webcam/example'

/** One complete example of every part. */
export const allExamples = {
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
