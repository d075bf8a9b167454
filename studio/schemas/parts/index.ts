import type { ObjectType, PartTypeName } from '../definition'
import { callToAction } from './call-to-action'
import { film } from './film'
import { gallery } from './gallery'
import { hero } from './hero'
import { accordion, downloads, facts, openingHours, prices } from './lists'
import { map } from './map'
import { panorama } from './panorama'
import { quote } from './quote'
import { seasonTeaser } from './season-teaser'
import { teaserGrid } from './teaser-grid'
import { textPart } from './text'
import { textWithImage } from './text-with-image'
import { upcomingEvents } from './upcoming-events'
import { webcam } from './webcam'

const parts: Readonly<Record<PartTypeName, ObjectType>> = {
  hero,
  textPart,
  textWithImage,
  teaserGrid,
  gallery,
  panorama,
  quote,
  facts,
  prices,
  openingHours,
  film,
  webcam,
  map,
  callToAction,
  accordion,
  downloads,
  seasonTeaser,
  upcomingEvents,
}

/** Every part that an editor can place, in the order of the Studio's menu. */
export const partTypes: ObjectType[] = Object.values(parts)
