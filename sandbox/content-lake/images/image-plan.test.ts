import { describe, expect, test } from 'vitest'
import { parseImageParameters } from './image-parameters'
import { planImage } from './image-plan'

const original = { width: 3000, height: 2000 }
const plan = (query: string) => planImage(original, parseImageParameters(new URLSearchParams(query)))
const whole = { left: 0, top: 0, ...original }

describe('planImage', () => {
  test.each<[string, object]>([
    ['', { region: whole, size: original }],
    ['w=300', { region: whole, size: { width: 300, height: 200 } }],
    ['h=100&dpr=2', { size: { width: 300, height: 200 } }],
    ['w=6000', { size: { width: 6000, height: 4000 } }],
    ['w=300&h=300', { size: { width: 300, height: 200 } }],
    ['w=6000&fit=max', { size: original }],
    ['w=300&h=300&fit=max', { size: { width: 300, height: 200 } }],
    ['w=300&h=300&fit=scale', { region: whole, size: { width: 300, height: 300 } }],
    ['w=300&h=300&fit=fill', { size: { width: 300, height: 200 }, canvas: { width: 300, height: 300 } }],
    [
      'w=6000&h=6000&fit=fill',
      { size: { width: 6000, height: 4000 }, canvas: { width: 6000, height: 6000 } },
    ],
    ['w=6000&h=6000&fit=fillmax', { size: original, canvas: { width: 6000, height: 6000 } }],
    [
      'w=300&h=300&fit=crop',
      { region: { left: 500, top: 0, width: 2000, height: 2000 }, size: { width: 300, height: 300 } },
    ],
    ['w=300&h=300&fit=crop&crop=left', { region: { left: 0 } }],
    ['w=300&h=300&fit=crop&crop=right', { region: { left: 1000 } }],
    ['w=300&h=100&fit=crop&crop=bottom', { region: { left: 0, top: 1000, width: 3000, height: 1000 } }],
    ['w=300&h=300&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', { region: { left: 1000, width: 2000 } }],
    ['w=300&h=300&fit=crop&fp-x=0.4', { region: { left: 200 } }],
    ['w=300&h=300&fit=crop&crop=entropy', { region: whole, entropy: true }],
    ['w=300&fit=crop', { region: whole, size: { width: 300, height: 200 } }],
    ['w=6000&h=6000&fit=crop', { size: { width: 6000, height: 6000 } }],
    ['w=6000&h=6000&fit=min', { region: { width: 2000, height: 2000 }, size: { width: 2000, height: 2000 } }],
    ['w=300&h=300&fit=min', { size: { width: 300, height: 300 } }],
    [
      'rect=100,200,500,400',
      { region: { left: 100, top: 200, width: 500, height: 400 }, size: { width: 500, height: 400 } },
    ],
    ['rect=2900,0,500,400', { region: { left: 2900, width: 100 } }],
    [
      'rect=1000,0,1000,1000&w=500&h=250&fit=crop&crop=top',
      { region: { left: 1000, top: 0, width: 1000, height: 500 } },
    ],
    ['max-w=600', { size: { width: 600, height: 400 } }],
    ['w=1', { size: { width: 1, height: 1 } }],
  ])('%s', (query, expected) => {
    expect(plan(query)).toMatchObject(expected)
  })

  test('the region never leaves the picture and nothing is smaller than a pixel', () => {
    for (const fit of ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']) {
      for (const query of ['w=1&h=8000', 'w=8000&h=1', 'w=7&h=3', 'rect=2999,1999,1,1&w=50&h=20']) {
        const { region, size } = plan(`${query}&fit=${fit}`)
        expect(region.left + region.width).toBeLessThanOrEqual(3000)
        expect(region.top + region.height).toBeLessThanOrEqual(2000)
        expect(Math.min(region.width, region.height, size.width, size.height)).toBeGreaterThanOrEqual(1)
      }
    }
  })

  test.each([
    'w=0',
    'w=wide',
    'fit=stretch',
    'crop=middle',
    'fp-x=2',
    'rect=1,2,3',
    'fm=bmp',
    'q=101',
    'w=9000',
    'bg=red',
  ])('%s is refused by name', (query) => {
    expect(() => plan(query)).toThrow(`parameter "${query.split('=')[0]}"`)
  })
})
