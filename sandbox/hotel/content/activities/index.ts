import { bridge } from './bridge'
import { crossCountry } from './cross-country'
import { fishing } from './fishing'
import { iceRink } from './ice-rink'
import { lakePath } from './lake-path'
import { pineForest } from './pine-forest'
import { ridge } from './ridge'
import { skiTouring } from './ski-touring'
import { skiing } from './skiing'
import { sledging } from './sledging'
import { snowshoes } from './snowshoes'
import { yoga } from './yoga'

/** Six activities of the summer, then six of the winter. */
export const activities = [
  lakePath,
  pineForest,
  ridge,
  bridge,
  fishing,
  yoga,
  skiing,
  skiTouring,
  crossCountry,
  snowshoes,
  sledging,
  iceRink,
]
