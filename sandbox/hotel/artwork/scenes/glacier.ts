import { landEdge } from '../landscape/edges'
import { drawSky } from '../landscape/sky'
import { drawMountain } from '../mountains/draw-mountain'
import { litRange } from '../mountains/ranges'
import { layInk } from '../paper/ink-field'
import { createNoise } from '../paper/noise'
import { line } from '../paper/shapes'
import type { Sheet } from '../paper/sheet'
import { drawFigure } from '../people/figure'
import { poses } from '../people/poses'
import { summer } from '../themes/day'
import { landscapeFormat, type Scene } from './scene'

function drawGlacier(sheet: Sheet): void {
  const { pen } = sheet
  const noise = createNoise('glacier view')
  const cold = {
    ...summer,
    sky: ['#5f97b5', '#8fbccb', '#cfe2de', '#cfe2de'] as const,
    mountain: { ...summer.mountain, half: '#cfe0e2', shade: '#8fb8cc', deep: '#4f86a6' },
  }
  drawSky(sheet, cold, { horizon: 760, seed: 'glacier' })
  drawMountain(
    sheet,
    litRange('edelgrat', 'morning'),
    { x: 560, baseY: 1560, size: 1.5 },
    { inks: cold.mountain, bareAbove: 0.92 },
  )
  const snout = landEdge(
    'glacier 1',
    1280,
    [
      { from: 600, to: -100, by: -120 },
      { from: 1700, to: 2500, by: -190 },
    ],
    18,
    260,
  )
  layInk(sheet, {
    path: (p) => {
      p.moveTo(0, 1600)
      for (let x = 0; x <= 2400; x += 8) p.lineTo(x, snout(x))
      p.lineTo(2400, 1600)
    },
    field: (x, y) => {
      const depth = y - snout(x)
      const sweep =
        depth / (34 + depth * 0.16) + 0.9 * noise.fbm(x / 520, y / 300, 2) + 0.8 * ((x - 1200) / 900) ** 2
      const broken = noise.at(x / 210 + Math.round(sweep) * 7.3, Math.round(sweep) * 3.1)
      const gap = Math.abs(sweep - Math.round(sweep)) / Math.max(0.02, 0.22 * broken)
      if (gap < 0.55) return 0
      if (gap < 1) return 0.24
      return 0.66 - depth / 1500 + 0.34 * noise.fbm(x / 340, y / 90, 3)
    },
    inks: ['#4f86a6', '#8fb8cc', '#cfe0e2', '#f8f4e6'],
    cuts: [0.14, 0.32, 0.54],
    grain: 0.1,
    step: 3,
  })
  const rope = [
    [1240, 1420],
    [1430, 1404],
    [1620, 1380],
  ] as const
  line(pen, '#b4553f', 4, [
    [1240, 1310],
    [1330, 1330],
    [1430, 1298],
    [1520, 1312],
    [1620, 1276],
  ])
  rope.forEach(([x, y], i) => {
    drawFigure(pen, poses.walking, x, y, 2 - i * 0.12, {
      coat: ['#b4553f', '#dba545', '#24485f'][i] ?? '#b4553f',
      legs: '#1f3a4a',
      skin: '#ecc9a4',
      hat: '#1f3a4a',
      gear: '#1f3a4a',
      pack: '#24485f',
    })
  })
}

export const glacierScenes: readonly Scene[] = [{ slug: 'glacier', ...landscapeFormat, draw: drawGlacier }]
