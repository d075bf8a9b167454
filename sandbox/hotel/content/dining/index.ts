import { jeanne } from './chez-jeanne'
import { grandsalon } from './grandsalon'
import { bar } from './gratbar'
import { terrace } from './lake-terrace'
import { stube } from './stube'

/** Four restaurants and the bar. */
export const restaurants = [grandsalon, stube, terrace, jeanne, bar]
