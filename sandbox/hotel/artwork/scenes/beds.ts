import { type BedInks, drawBed, drawSideTable, type WoodInks } from '../interiors/furniture'
import { drawLakeView, drawValleyView, drawViewWood } from '../interiors/views'
import { drawFloor, drawFramedRidge, drawPanels, drawRug, drawWall } from '../interiors/walls'
import { drawSill, drawWindow, type WindowPlan } from '../interiors/window'
import { drawBookPile } from '../objects/desk-things'
import { drawTableLamp } from '../objects/lights'
import type { Ink } from '../paper/ink'
import type { Sheet } from '../paper/sheet'
import { evening, night } from '../themes/dark'
import { summer } from '../themes/day'
import { brassLamp } from './rooms'
import { landscapeFormat, type Scene } from './scene'

interface Bedroom {
  /** From dark to light; the lamp at the head of the bed lights the wall. */
  wall: readonly [Ink, Ink, Ink]
  panels: readonly [Ink, Ink]
  floor: readonly [Ink, Ink, Ink]
  window: Omit<WindowPlan, 'y' | 'columns'> & { sill: readonly [Ink, Ink, Ink] }
  rug: readonly [Ink, Ink, Ink]
  table: WoodInks
  picture: readonly [Ink, Ink, Ink, Ink]
  bed: BedInks
}

/** A bed below a window, its head at the lamp. */
function drawBedroom(sheet: Sheet, room: Bedroom): void {
  const { pen } = sheet
  drawWall(sheet, [...room.wall], (x, y) => 0.95 - Math.hypot((x - 2080) / 1700, (y - 820) / 1500))
  const { sill, ...opening } = room.window
  drawWindow(sheet, { y: 130, columns: 2, ...opening })
  drawSill(pen, opening.x - 60, 130 + opening.height + 26, opening.width + 120, 46, ...sill)
  drawPanels(sheet, [-60, 1150, 2520, 250], 8, ...room.panels)
  drawFloor(sheet, 1400, [...room.floor], room.floor[0], 1000)
  drawRug(sheet, [260, 1450, 1180, 130], ...room.rug)
  drawFramedRidge(sheet, [1690, 330, 400, 300], ...room.picture)
  drawSideTable(sheet, 2190, 1110, 150, 400, room.table)
  drawTableLamp(sheet, 2190, 1106, 0.8, brassLamp)
  drawBookPile(pen, 2140, 1106, 0.42, [room.bed.blanket, room.bed.stripe], '#fdf4dc')
  drawBed(sheet, 620, 1530, 1360, room.bed)
}

const snow = { frame: '#f8edd4', frameShade: '#c9c3aa' }

const lake: Bedroom = {
  wall: ['#37566b', '#4c7085', '#7ba2b8'],
  panels: ['#37566b', '#7ba2b8'],
  floor: ['#6f4a35', '#9a6a48', '#c99d6e'],
  window: {
    x: 300,
    width: 1160,
    height: 880,
    transom: 220,
    inks: { ...snow, reveal: '#37566b', revealLit: '#e9dfc4', handle: '#c08f45' },
    sill: ['#f8edd4', '#c9c3aa', '#37566b'],
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'lake bed',
        theme: summer,
        range: 'pizArolle',
        summitX: 640,
        size: 0.6,
        level: 0.58,
        far: 1100,
      })
      const inks = ['#2f6f78', '#4f9a9b', '#8fc4bb', '#b9d3d0', '#f8edd4', '#4f7350', '#1f3d33', '#456c86']
      drawLakeView(outside, summer, 'lake bed', 560, '#4f9a9b', inks)
    },
  },
  rug: ['#1f3d33', '#dcb980', '#f3e3bd'],
  table: { dark: '#5f4334', base: '#9a6a48', light: '#c99d6e' },
  picture: ['#9a6a48', '#f8edd4', '#b9d3d0', '#456c86'],
  bed: {
    wood: { dark: '#5f4334', base: '#9a6a48', light: '#c99d6e' },
    linen: ['#a9bcc4', '#e9e4d2', '#fdf8ea'],
    blanket: '#dba545',
    blanketShade: '#b98a3a',
    stripe: '#f8edd4',
  },
}

const corner: Bedroom = {
  wall: ['#5b3a35', '#8a4f3d', '#c07a52'],
  panels: ['#4a2f2c', '#b9704a'],
  floor: ['#3a2620', '#5f3f2e', '#8a5a3a'],
  window: {
    x: 330,
    width: 1060,
    height: 880,
    transom: 230,
    inks: {
      frame: '#f0d9b4',
      frameShade: '#b98a6a',
      reveal: '#5b3a35',
      revealLit: '#d9a06a',
      handle: '#dba545',
    },
    sill: ['#f0d9b4', '#b98a6a', '#5b3a35'],
    view: (outside) => {
      drawValleyView(outside, {
        seed: 'corner bed',
        theme: evening,
        summitX: 470,
        size: 0.72,
        level: 0.66,
        far: 1000,
      })
      drawViewWood(outside, evening, 'corner bed', 800)
    },
  },
  rug: ['#2f4f66', '#b4553f', '#f0d9b4'],
  table: { dark: '#3a2620', base: '#6f4a35', light: '#a9744c' },
  picture: ['#6f4a35', '#f0d9b4', '#d9a06a', '#8a4f3d'],
  bed: {
    wood: { dark: '#3a2620', base: '#6f4a35', light: '#a9744c' },
    linen: ['#c4a58c', '#ecd9bd', '#fbf0dc'],
    blanket: '#2f5f58',
    blanketShade: '#1c3a38',
    stripe: '#dba545',
  },
}

const tower: Bedroom = {
  wall: ['#131a30', '#2a3862', '#7a5450'],
  panels: ['#10162a', '#4a5f8f'],
  floor: ['#1c1622', '#3a2a2c', '#6a4534'],
  window: {
    x: 560,
    width: 640,
    height: 880,
    arched: true,
    bar: 22,
    reveal: 46,
    inks: { frame: '#8796b4', frameShade: '#4a5f8f', reveal: '#10162a', revealLit: '#33568a' },
    sill: ['#8796b4', '#4a5f8f', '#10162a'],
    view: (outside) =>
      drawValleyView(outside, {
        seed: 'tower bed',
        theme: { ...night, bareAbove: 9 },
        summitX: 300,
        size: 0.66,
        level: 0.76,
        far: 900,
        starCount: 180,
      }),
  },
  rug: ['#24406a', '#8a3f36', '#dba545'],
  table: { dark: '#1c1622', base: '#6f4a35', light: '#a9744c' },
  picture: ['#6f4a35', '#e3c898', '#8796b4', '#24406a'],
  bed: {
    wood: { dark: '#1c1622', base: '#5a3a30', light: '#8a5a4a' },
    linen: ['#7f8db0', '#c9cfdc', '#f3ecd9'],
    blanket: '#8a3a40',
    blanketShade: '#5a2430',
    stripe: '#dba545',
  },
}

export const bedScenes: readonly Scene[] = [
  { slug: 'bed-lake', ...landscapeFormat, draw: (sheet) => drawBedroom(sheet, lake) },
  { slug: 'bed-corner', ...landscapeFormat, draw: (sheet) => drawBedroom(sheet, corner) },
  { slug: 'bed-tower', ...landscapeFormat, draw: (sheet) => drawBedroom(sheet, tower) },
]
