import { expect, it } from 'vitest'
import { figuresOf, lighthouseReport, missed } from './page-figures'

const report = (score: number, paint: number) =>
  lighthouseReport.parse({
    environment: { benchmarkIndex: 2000 },
    categories: {
      performance: { score },
      accessibility: { score: 1 },
      'best-practices': { score: 1 },
      seo: { score: 1 },
    },
    audits: {
      'largest-contentful-paint': { numericValue: paint },
      'total-blocking-time': { numericValue: 10 },
      'cumulative-layout-shift': { numericValue: 0 },
      'total-byte-weight': { numericValue: 300_000 },
      'network-requests': {
        details: {
          items: [
            { resourceType: 'Script', transferSize: 90_000 },
            { resourceType: 'Script', transferSize: 20_000 },
            { resourceType: 'Image', transferSize: 70_000 },
          ],
        },
      },
    },
  })

it('a page has the medians of its runs, and the bytes of its scripts', () => {
  const page = figuresOf({ name: 'home' }, [report(0.9, 3000), report(0.99, 1500), report(0.98, 1600)])
  expect(page.scores.performance).toBe(98)
  expect(page.largestPaint).toBe(1600)
  expect(page.script).toBe(110_000)
  expect(page.requests).toBe(3)
  expect(missed(page)).toEqual([])
})

it('each promise that a page does not keep is named with what was found', () => {
  const page = { ...figuresOf({ name: 'home' }, [report(0.9, 3000.4)]), shift: 0.059, script: 130_000 }
  expect(missed(page)).toEqual([
    'performance 90 instead of 98',
    'largest paint 3000 instead of 1800 ms',
    'shift 0.059 instead of 0.01',
    'scripts 130000 instead of 120000 bytes',
  ])
})

it('nothing is promised of how search engines find a page that asks them to stay away', () => {
  const found = figuresOf({ name: 'home' }, [report(0.98, 1500)])
  const unfound = { ...found, scores: { ...found.scores, seo: 66 } }
  expect(missed(unfound)).toEqual(['seo 66 instead of 100'])
  expect(missed({ ...unfound, isHidden: true })).toEqual([])
})
