import type { VillageInks } from '../buildings/chalet'
import type { StoneInks, TrainInks } from '../buildings/railway'
import { night } from './dark'
import { winter } from './day'

export const autumnVillage: VillageInks = {
  timber: '#b25c2c',
  timberShade: '#6a3f2c',
  plaster: '#f8ead0',
  plasterShade: '#e5c493',
  roof: '#54615f',
  roofEdge: '#2f3f3a',
  pane: '#e5c493',
  paneDark: '#2f3f3a',
  shutter: '#5d7549',
  spire: '#a8332a',
  spireShade: '#6a3f2c',
}

export const summerVillage: VillageInks = {
  ...autumnVillage,
  timber: '#9a6a48',
  timberShade: '#5f4334',
  plaster: '#f8edd4',
  plasterShade: '#ecc9a4',
  roof: '#4d5f6c',
  roofEdge: '#1f3d33',
  pane: '#ecc9a4',
  paneDark: '#1f3d33',
  shutter: '#4f7350',
  spire: '#b4553f',
  spireShade: '#5f4334',
}

export const winterVillage: VillageInks = {
  ...autumnVillage,
  timber: '#8a5a44',
  timberShade: '#1f3a5f',
  plaster: winter.field[2],
  plasterShade: winter.field[0],
  roof: '#5b97bd',
  roofEdge: '#1f3a5f',
  pane: '#f4dfc0',
  paneDark: '#1f3a5f',
  shutter: '#2a6596',
  spire: '#c8452f',
  spireShade: '#1f3a5f',
  snow: '#fcf6e8',
  snowShade: '#a9cdd8',
}

export const nightVillage: VillageInks = {
  timber: '#22427a',
  timberShade: '#132647',
  plaster: '#33568a',
  plasterShade: '#22427a',
  roof: '#22427a',
  roofEdge: '#132647',
  pane: '#f9cf72',
  paneDark: '#e59a42',
  shutter: '#15294d',
  spire: '#33568a',
  spireShade: '#132647',
  snow: night.field[2],
  snowShade: night.field[1],
}

export const redTrain: TrainInks = {
  body: '#a8332a',
  band: '#f8ead0',
  roof: '#54615f',
  pane: '#f8ead0',
  paneOther: '#e5c493',
  chassis: '#6a3f2c',
}

export const warmStone: StoneInks = { dark: '#a58a76', mid: '#e5c493', light: '#f8ead0', deep: '#6a3f2c' }
