import { bedScenes } from './beds'
import { cellarScenes } from './cellar-and-bar'
import { detailScenes } from './details'
import { diningScenes } from './dining'
import { dishScenes } from './dishes'
import { forestScenes } from './forests'
import { glacierScenes } from './glacier'
import { gorgeScenes } from './gorges'
import { heroScenes } from './hero'
import { houseScenes } from './house-views'
import { kitchenGardenScenes } from './kitchen-garden'
import { lakeScenes } from './lake'
import { meadowScenes } from './meadows'
import { musicScenes } from './music-salon'
import { objectScenes } from './objects'
import { occasionScenes } from './occasions'
import { panoramaScenes } from './panoramas'
import { railScenes } from './rails'
import { restaurantScenes } from './restaurants'
import { arvenScenes } from './room-arven'
import { roomScenes } from './rooms'
import type { Scene } from './scene'
import { skiScenes } from './ski'
import { spaScenes } from './spa'
import { suiteScenes } from './suites'
import { summerWalkScenes } from './summer-walks'
import { terraceScenes } from './terraces'
import { villageScenes } from './village'
import { weatherScenes } from './weather'
import { webcamScenes } from './webcam'
import { winterEveningScenes } from './winter-evenings'
import { winterSportScenes } from './winter-sports'

/** The files that draw scenes. Order decides who is drawn first; those that share a light stand together. */
export const sceneModules: readonly { readonly file: string; readonly scenes: readonly Scene[] }[] = [
  { file: 'hero', scenes: heroScenes },
  { file: 'lake', scenes: lakeScenes },
  { file: 'room-arven', scenes: arvenScenes },
  { file: 'dining', scenes: diningScenes },
  { file: 'spa', scenes: spaScenes },
  { file: 'ski', scenes: skiScenes },
  { file: 'village', scenes: villageScenes },
  { file: 'rooms', scenes: roomScenes },
  { file: 'beds', scenes: bedScenes },
  { file: 'suites', scenes: suiteScenes },
  { file: 'house-views', scenes: houseScenes },
  { file: 'panoramas', scenes: panoramaScenes },
  { file: 'webcam', scenes: webcamScenes },
  { file: 'weather', scenes: weatherScenes },
  { file: 'rails', scenes: railScenes },
  { file: 'forests', scenes: forestScenes },
  { file: 'gorges', scenes: gorgeScenes },
  { file: 'meadows', scenes: meadowScenes },
  { file: 'summer-walks', scenes: summerWalkScenes },
  { file: 'winter-evenings', scenes: winterEveningScenes },
  { file: 'winter-sports', scenes: winterSportScenes },
  { file: 'dishes', scenes: dishScenes },
  { file: 'terraces', scenes: terraceScenes },
  { file: 'cellar-and-bar', scenes: cellarScenes },
  { file: 'restaurants', scenes: restaurantScenes },
  { file: 'kitchen-garden', scenes: kitchenGardenScenes },
  { file: 'music-salon', scenes: musicScenes },
  { file: 'occasions', scenes: occasionScenes },
  { file: 'details', scenes: detailScenes },
  { file: 'glacier', scenes: glacierScenes },
  { file: 'objects', scenes: objectScenes },
]

export const scenes: readonly Scene[] = sceneModules.flatMap((module) => module.scenes)
