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
  ridge: new Set(),
  day: false,
  scheduled: new Set(),
}
const reasonsOf = (touch: Partial<Touched>, ...pages: string[]) =>
  touchedPages({ pages: new Set(pages), stitched: new Set() }, { ...quiet, ...touch }, planned).map(
    ({ path, reason }) => `${path} ${reason}`,
  )

it('a page that shows the ridge is told to be made for that, whatever else happened to others', () => {
  const ridge = new Set(['/', '/winter'])
  expect(reasonsOf({ ridge, day: true, events: true }, '/', '/sommer')).toEqual(['/ ridge', '/sommer day'])
  expect(reasonsOf({ ridge, documents: new Set(['page-of-/']) }, '/', '/winter')).toEqual([
    '/ document',
    '/winter ridge',
  ])
})
