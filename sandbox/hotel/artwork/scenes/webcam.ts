import { drawChalet, drawChurch, type VillageInks } from '../buildings/chalet'
import { drawBackdrop, drawFarWood, drawField, drawGround, drawWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawHalos } from '../landscape/valley-lights'
import { seededRandom } from '../paper/noise'
import type { Sheet } from '../paper/sheet'
import { dawn, night, winterEvening } from '../themes/dark'
import { winter } from '../themes/day'
import type { Theme } from '../themes/theme'
import { nightVillage, winterVillage } from '../themes/village'
import { nearSpruce } from '../trees/spruce'
import { landscapeFormat, type Scene } from './scene'

/** The view from the roof of the house: always the same, only the hour is another. */
function drawWebcam(theme: Theme, village: VillageInks, lights: boolean) {
  return (sheet: Sheet): void => {
    const { pen } = sheet
    const random = seededRandom('webcam')
    drawBackdrop(sheet, theme, { seed: 'webcam', summitX: 1260, baseY: 1090, size: 0.95, far: 2150 })
    drawFarWood(sheet, theme, {
      edge: landEdge(
        'webcam 1',
        930,
        [
          { from: 800, to: -100, by: -180 },
          { from: 1600, to: 2500, by: -140 },
        ],
        24,
      ),
      low: 24,
      high: 58,
      spacing: 12,
      seed: 'webcam far',
    })
    const middle = landEdge(
      'webcam 2',
      1040,
      [
        { from: 700, to: -100, by: -90 },
        { from: 1700, to: 2500, by: -110 },
      ],
      16,
      300,
    )
    drawField(sheet, theme, middle, 'webcam', 0.02)
    for (const [x, y, w] of [
      [930, 1180, 60],
      [1040, 1200, 66],
      [1320, 1190, 62],
      [1420, 1168, 54],
      [860, 1214, 68],
    ] as const)
      drawChalet(pen, x, y, w, w * 0.8, village)
    drawChurch(pen, 1170, 1215, 0.52, village)
    if (lights) drawHalos(sheet, random, 760, 1560, 1120, 1240, 34)
    drawWood(sheet, theme, {
      edge: landEdge(
        'webcam 3',
        1330,
        [
          { from: 700, to: 0, by: -110 },
          { from: 1600, to: 2400, by: -120 },
        ],
        18,
        260,
      ),
      low: 70,
      high: 150,
      spacing: 24,
      seed: 'webcam wood',
    })
    const roof = landEdge(
      'webcam 4',
      1480,
      [
        { from: 1200, to: 0, by: -40 },
        { from: 1300, to: 2400, by: -60 },
      ],
      10,
      240,
    )
    drawGround(sheet, theme, roof, 'webcam foot', 0.1)
    for (const [x, height] of [
      [120, 620],
      [290, 380],
      [2260, 700],
      [2090, 420],
    ] as const)
      nearSpruce(pen, random, x, roof(x) + 60, height, theme.spruce, theme.snow)
  }
}

const plainVillage = (theme: Theme): VillageInks => ({
  ...winterVillage,
  timber: theme.mountain.deep,
  timberShade: theme.spruce.dark,
  plaster: theme.field[2],
  plasterShade: theme.field[1],
  roof: theme.field[0],
  roofEdge: theme.spruce.dark,
  pane: '#f9cf72',
  paneDark: theme.spruce.dark,
  shutter: theme.spruce.dark,
  spire: theme.mountain.rockLit,
  spireShade: theme.spruce.dark,
  snow: theme.snow?.lit ?? theme.field[2],
  snowShade: theme.snow?.shade ?? theme.field[1],
})

export const webcamScenes: readonly Scene[] = [
  { slug: 'webcam-dawn', ...landscapeFormat, draw: drawWebcam(dawn, plainVillage(dawn), false) },
  { slug: 'webcam-noon', ...landscapeFormat, draw: drawWebcam(winter, winterVillage, false) },
  {
    slug: 'webcam-dusk',
    ...landscapeFormat,
    draw: drawWebcam(winterEvening, plainVillage(winterEvening), true),
  },
  { slug: 'webcam-night', ...landscapeFormat, draw: drawWebcam(night, nightVillage, true) },
]
