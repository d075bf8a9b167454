import { diningScenes } from './dining'
import { dishScenes } from './dishes'
import { forestScenes } from './forests'
import { heroScenes } from './hero'
import { houseScenes } from './house-views'
import { lakeScenes } from './lake'
import { panoramaScenes } from './panoramas'
import { railScenes } from './rails'
import { arvenScenes } from './room-arven'
import { roomScenes } from './rooms'
import type { Scene } from './scene'
import { skiScenes } from './ski'
import { suiteScenes } from './suites'
import { summerWalkScenes } from './summer-walks'
import { villageScenes } from './village'
import { weatherScenes } from './weather'
import { webcamScenes } from './webcam'
import { winterSportScenes } from './winter-sports'

export const scenes: readonly Scene[] = [
  ...heroScenes,
  ...lakeScenes,
  ...skiScenes,
  ...villageScenes,
  ...arvenScenes,
  ...roomScenes,
  ...suiteScenes,
  ...houseScenes,
  ...panoramaScenes,
  ...webcamScenes,
  ...dishScenes,
  ...diningScenes,
  ...summerWalkScenes,
  ...winterSportScenes,
  ...weatherScenes,
  ...railScenes,
  ...forestScenes,
]
