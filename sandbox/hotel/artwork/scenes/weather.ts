import { drawBackdrop, drawFarWood, drawField, drawGround, drawWood } from '../landscape/backdrop'
import { landEdge } from '../landscape/edges'
import { drawCloud, drawSky, drawStars } from '../landscape/sky'
import { drawHalos } from '../landscape/valley-lights'
import { drawBird, drawCloudBank, drawMilkyWay, drawRain } from '../landscape/weather'
import { drawMountain } from '../mountains/draw-mountain'
import { litRange } from '../mountains/ranges'
import { halo } from '../paper/fields'
import { seededRandom } from '../paper/noise'
import { line, polygon } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { winterEvening } from '../themes/dark'
import { storm, summerNight } from '../themes/special'
import { nearSpruce, spruce } from '../trees/spruce'
import { landscapeFormat, type Scene } from './scene'

function drawStormRidge(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('storm')
  drawBackdrop(sheet, storm, { seed: 'storm', summitX: 980, baseY: 1170, size: 1.02, far: 2100 })
  drawCloudBank(sheet, 330, ['#27333f', '#3c4c5a', '#5f7483'], 'storm', 0.04)
  drawFarWood(sheet, storm, {
    edge: landEdge(
      'storm 1',
      1000,
      [
        { from: 700, to: -100, by: -150 },
        { from: 1700, to: 2500, by: -170 },
      ],
      26,
    ),
    low: 26,
    high: 62,
    spacing: 12,
    seed: 'storm far',
  })
  drawField(
    sheet,
    storm,
    landEdge(
      'storm 2',
      1150,
      [
        { from: 900, to: -100, by: -60 },
        { from: 1500, to: 2500, by: -120 },
      ],
      18,
    ),
    'storm',
    0.1,
  )
  drawRain(sheet, random, '#8fa0a8', 1500, 2450, 620, 1250, 240)
  drawWood(sheet, storm, {
    edge: landEdge(
      'storm 3',
      1360,
      [
        { from: 1000, to: 0, by: 60 },
        { from: 1300, to: 2400, by: -150 },
      ],
      20,
      220,
    ),
    low: 80,
    high: 190,
    spacing: 26,
    seed: 'storm wood',
  })
  for (const [x, y, height] of [
    [2240, 1560, 760],
    [2060, 1570, 480],
    [2380, 1570, 560],
  ] as const)
    nearSpruce(pen, random, x, y, height, storm.spruce)
  for (const [x, y, size] of [
    [640, 560, 24],
    [720, 600, 17],
    [560, 640, 14],
  ] as const)
    drawBird(sheet, '#18242a', x, y, size)
}

function drawAlpenglow(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('alpenglow')
  const theme = {
    ...winterEvening,
    sky: ['#2c3f6e', '#5d6da0', '#b58fa6', '#f0b59a'] as const,
    mountain: {
      lit: '#f6a98c',
      half: '#e27a66',
      shade: '#6a76a6',
      deep: '#3a4b80',
      rockLit: '#b04a48',
      rockDark: '#27345f',
    },
    far: { lit: '#b58fa6', shade: '#6a76a6' },
    haze: '#6a76a6',
    shadeBelow: 300,
  }
  drawBackdrop(sheet, theme, { seed: 'alpenglow', summitX: 1240, baseY: 1330, size: 1.25, far: false })
  drawCloud(sheet, { y: 330, left: -200, right: 640, thickness: 26 }, ['#b58fa6', '#f6a98c'])
  drawCloud(sheet, { y: 240, left: 1880, right: 2700, thickness: 30 }, ['#b58fa6', '#f6a98c'])
  drawFarWood(sheet, theme, {
    edge: landEdge(
      'glow 1',
      1130,
      [
        { from: 900, to: -100, by: -170 },
        { from: 1500, to: 2500, by: -190 },
      ],
      26,
    ),
    low: 30,
    high: 74,
    spacing: 14,
    seed: 'glow far',
  })
  drawField(
    sheet,
    theme,
    landEdge(
      'glow 2',
      1260,
      [
        { from: 900, to: -100, by: -70 },
        { from: 1500, to: 2500, by: -60 },
      ],
      18,
    ),
    'glow',
    -0.12,
  )
  drawHalos(sheet, random, 900, 1500, 1290, 1360, 22)
  const foot = landEdge(
    'glow 3',
    1460,
    [
      { from: 900, to: 0, by: -110 },
      { from: 1500, to: 2400, by: -120 },
    ],
    14,
    220,
  )
  for (let x = 20; x < 2400; x += 46 + random() * 40) {
    const away = Math.abs(x - 1200) / 1200
    spruce(pen, random, x, foot(x) + 20, 110 + 330 * away ** 2 * (0.5 + random()), {
      dark: '#1d2c50',
      lit: '#27345f',
      sunSide: -1,
    })
  }
  drawGround(sheet, { ...theme, ground: ['#1d2c50', '#27345f', '#3a4b80'] }, foot, 'glow foot')
}

function drawStarsOverRidge(sheet: Sheet): void {
  const { pen } = sheet
  const random = seededRandom('stars')
  const plain = summerNight
  drawSky(sheet, plain, { horizon: 1150, seed: 'stars' })
  drawMilkyWay(sheet, random, ['#22427a', '#33568a'], 800)
  drawStars(sheet, random, ['#dbe6ea', '#f9cf72'], 900, 620)
  drawMountain(
    sheet,
    litRange('longRidge', plain.sun),
    { x: 1050, baseY: 1360, size: 0.9 },
    { inks: plain.mountain, bareAbove: plain.bareAbove },
  )
  const field = landEdge(
    'stars 2',
    1230,
    [
      { from: 800, to: -100, by: -90 },
      { from: 1500, to: 2500, by: -80 },
    ],
    16,
  )
  drawFarWood(sheet, plain, { edge: (x) => field(x) - 60, low: 26, high: 66, spacing: 12, seed: 'stars far' })
  drawField(sheet, plain, field, 'stars', 0.02)
  halo(sheet, '#8a6a3f', 1560, 1350, 330, 150, 0.4)
  polygon(pen, '#e59a42', [
    [1430, 1392],
    [1560, 1240],
    [1700, 1392],
  ])
  polygon(pen, '#f9cf72', [
    [1430, 1392],
    [1560, 1240],
    [1590, 1392],
  ])
  polygon(pen, '#fdebc0', [
    [1490, 1392],
    [1556, 1300],
    [1560, 1392],
  ])
  line(pen, '#f9cf72', 3, [
    [1560, 1240],
    [1360, 1406],
  ])
  line(pen, '#e59a42', 3, [
    [1560, 1240],
    [1770, 1404],
  ])
  const foot = landEdge(
    'stars 3',
    1470,
    [
      { from: 900, to: 0, by: -90 },
      { from: 1700, to: 2400, by: -100 },
    ],
    14,
    200,
  )
  drawGround(sheet, plain, foot, 'stars foot', -0.1)
  for (const [x, height] of [
    [170, 900],
    [380, 560],
    [2250, 760],
    [2080, 420],
  ] as const)
    nearSpruce(pen, random, x, foot(x) + 70, height, plain.spruce)
}

export const weatherScenes: readonly Scene[] = [
  { slug: 'storm-ridge', ...landscapeFormat, draw: drawStormRidge },
  { slug: 'alpenglow', ...landscapeFormat, draw: drawAlpenglow },
  { slug: 'stars-over-ridge', ...landscapeFormat, draw: drawStarsOverRidge },
]
