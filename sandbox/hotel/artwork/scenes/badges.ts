import { ibex } from '../marks'
import { drawMark } from '../objects/mark'
import { seededRandom } from '../paper/noise'
import { ellipse, fillPath, line, polygon, rectangle, ring, stroke } from '../paper/shapes'
import { clipped, type Sheet } from '../paper/sheet'
import { stonePine } from '../trees/stone-pine'
import { type Scene, squareFormat } from './scene'

interface Badge {
  readonly paper: string
  readonly ink: string
  readonly draw: (sheet: Sheet, ink: string, paper: string) => void
}

/** A small mark on paper: a disc with a ring, the sign inside. */
function drawBadge({ paper, ink, draw }: Badge) {
  return (sheet: Sheet): void => {
    const { pen } = sheet
    rectangle(pen, paper, 0, 0, 1200, 1200)
    ring(pen, ink, 12, 600, 600, 470)
    ring(pen, ink, 4, 600, 600, 440)
    clipped(
      pen,
      (p) => p.arc(600, 600, 430, 0, 7),
      () => draw(sheet, ink, paper),
    )
  }
}

const railwayBadge: Badge = {
  paper: '#f6efdf',
  ink: '#8f3024',
  draw: ({ pen }, ink, paper) => {
    rectangle(pen, ink, 100, 690, 1000, 330)
    for (const x of [250, 610])
      fillPath(pen, paper, () => {
        pen.arc(x + 170, 880, 130, Math.PI, 0)
        pen.lineTo(x + 300, 1100)
        pen.lineTo(x + 40, 1100)
      })
    rectangle(pen, paper, 100, 716, 1000, 10)
    fillPath(pen, ink, () => pen.roundRect(370, 400, 460, 250, [50, 130, 20, 20]))
    for (const x of [420, 530, 640]) fillPath(pen, paper, () => pen.roundRect(x, 450, 80, 80, 10))
    polygon(pen, paper, [
      [746, 450],
      [780, 450],
      [812, 530],
      [746, 530],
    ])
    rectangle(pen, paper, 370, 570, 460, 14)
    for (const x of [450, 570, 700]) ellipse(pen, ink, x, 664, 30)
    line(pen, ink, 12, [
      [520, 400],
      [600, 330],
      [680, 400],
    ])
    line(pen, ink, 8, [
      [180, 330],
      [1020, 330],
    ])
  },
}

const dairyBadge: Badge = {
  paper: '#f6efdf',
  ink: '#24485f',
  draw: ({ pen }, ink, paper) => {
    fillPath(pen, ink, () => {
      pen.moveTo(350, 850)
      pen.lineTo(340, 540)
      pen.quadraticCurveTo(350, 450, 420, 420)
      pen.lineTo(420, 350)
      pen.lineTo(580, 350)
      pen.lineTo(580, 420)
      pen.quadraticCurveTo(650, 450, 660, 540)
      pen.lineTo(650, 850)
    })
    fillPath(pen, ink, () => pen.roundRect(396, 300, 208, 50, 20))
    rectangle(pen, paper, 342, 540, 316, 12)
    rectangle(pen, paper, 346, 790, 308, 12)
    rectangle(pen, paper, 400, 580, 16, 180)
    stroke(pen, ink, 18, () => pen.arc(340, 600, 60, Math.PI * 0.5, Math.PI * 1.5))
    fillPath(pen, paper, () => pen.ellipse(760, 800, 226, 80, 0, 0, 7))
    rectangle(pen, paper, 534, 640, 452, 160)
    fillPath(pen, ink, () => {
      pen.ellipse(760, 780, 210, 66, 0, 0, 7)
      pen.rect(550, 670, 420, 110)
    })
    fillPath(pen, paper, () => pen.ellipse(760, 670, 210, 66, 0, 0, 7))
    stroke(pen, ink, 12, () => pen.ellipse(760, 670, 204, 60, 0, 0, 7))
    polygon(pen, ink, [
      [760, 670],
      [960, 650],
      [930, 712],
    ])
    rectangle(pen, ink, 200, 870, 800, 12)
  },
}

const tourismBadge: Badge = {
  paper: '#f6efdf',
  ink: '#1f3d33',
  draw: ({ pen }, ink, paper) => {
    ellipse(pen, '#b98d4f', 790, 410, 92)
    polygon(pen, ink, [
      [150, 760],
      [520, 300],
      [640, 470],
      [720, 390],
      [1060, 760],
    ])
    polygon(pen, paper, [
      [520, 300],
      [400, 560],
      [470, 520],
      [530, 610],
      [590, 500],
      [560, 420],
    ])
    polygon(pen, paper, [
      [720, 390],
      [680, 500],
      [730, 470],
      [760, 520],
      [780, 460],
    ])
    for (const [y, inset] of [
      [800, 0],
      [846, 60],
      [892, 130],
      [938, 220],
    ] as const) {
      stroke(pen, ink, 16, () => {
        for (let x = 150 + inset; x <= 1050 - inset; x += 10) pen.lineTo(x, y + 9 * Math.sin(x / 36))
      })
    }
  },
}

const conservationBadge: Badge = {
  paper: '#f6efdf',
  ink: '#2f5040',
  draw: (sheet, ink, paper) => {
    stonePine(
      sheet.pen,
      seededRandom('badge pine'),
      590,
      930,
      700,
      { trunk: ink, trunkLit: '#b98d4f', dark: ink, mid: '#4f7350', light: '#a9b86a' },
      { lean: 20, boughs: 13 },
    )
    fillPath(sheet.pen, ink, () => {
      sheet.pen.moveTo(100, 940)
      sheet.pen.quadraticCurveTo(600, 850, 1100, 940)
      sheet.pen.lineTo(1100, 1200)
      sheet.pen.lineTo(100, 1200)
    })
    sheet.pen.save()
    drawMark(sheet.pen, ibex, paper, 720, 900, 110)
    sheet.pen.restore()
  },
}

export const badgeScenes: readonly Scene[] = [
  { slug: 'partner-railway', ...squareFormat, draw: drawBadge(railwayBadge) },
  { slug: 'partner-dairy', ...squareFormat, draw: drawBadge(dairyBadge) },
  { slug: 'partner-tourism', ...squareFormat, draw: drawBadge(tourismBadge) },
  { slug: 'partner-conservation', ...squareFormat, draw: drawBadge(conservationBadge) },
]
