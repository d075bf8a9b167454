import { expect, it } from 'vitest'
import type { PlannedPage } from '../../../site/nodes/planned-page'
import { type Touched, touchedPages } from './touched-pages'

const planned = (path: string): PlannedPage => ({
  path,
  template: 'page',
  language: 'de',
  owner: `page-of-${path}`,
  context: {},
})
const quiet: Touched = {
  documents: new Set(),
  readBy: new Map(),
  texts: false,
  events: false,
  readings: new Map(),
  day: false,
  scheduled: new Set(),
}
const reasonsOf = (touch: Partial<Touched>, ...pages: string[]) =>
  touchedPages({ pages: new Set(pages), stitched: new Set() }, { ...quiet, ...touch }, planned).map(
    ({ path, reason }) => `${path} ${reason}`,
  )

it('a page that shows the ridge is told to be made for that, whatever else happened to others', () => {
  const readings = new Map([['ridge' as const, new Set(['/', '/winter'])]])
  expect(reasonsOf({ readings, day: true, events: true }, '/', '/sommer')).toEqual(['/ ridge', '/sommer day'])
  expect(reasonsOf({ readings, documents: new Set(['page-of-/']) }, '/', '/winter')).toEqual([
    '/ document',
    '/winter ridge',
  ])
})
