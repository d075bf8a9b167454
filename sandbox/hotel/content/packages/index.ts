import { byRail } from './by-rail'
import { firstSnow } from './first-snow'
import { fourKitchens } from './four-kitchens'
import { larchGold } from './larch-gold'
import { stillness } from './stillness'
import { whiteWeek } from './white-week'

/** The six offers. */
export const packages = [larchGold, firstSnow, whiteWeek, byRail, fourKitchens, stillness]
