import { arollesSuite } from './arolles-suite'
import { arvenRoom } from './arven-room'
import { cornerRoom } from './corner-room'
import { gardenSuite } from './garden-suite'
import { lakeRoom } from './lake-room'
import { towerSuite } from './tower-suite'
import { valleyRoom } from './valley-room'

/** The seven kinds of rooms and suites, smallest first. */
export const rooms = [valleyRoom, arvenRoom, lakeRoom, cornerRoom, arollesSuite, gardenSuite, towerSuite]
