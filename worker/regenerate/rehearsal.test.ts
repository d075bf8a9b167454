import { describe, expect, it } from 'vitest'
import type { PlannedPage, TemplateName } from '../../site/page-plan/planned-page'
import { rehearsalPages } from './rehearsal'

const pagesOf = (template: TemplateName, count: number): PlannedPage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/${template}/${index}`,
    template,
    language: 'de',
    owner: `${template}-${index}`,
    context: {},
  }))
const paths = (pages: readonly PlannedPage[]) => pages.map(({ path }) => path)

describe('pages to rehearse with', () => {
  it('are of every template in turn, so that the first ones have run each', () => {
    const pages = rehearsalPages([...pagesOf('room', 2), ...pagesOf('event', 3)])
    expect(paths(pages)).toEqual(['/room/0', '/event/0', '/room/1', '/event/1', '/event/2'])
  })

  it('lie far apart among thousands, and are not more than were asked for', () => {
    expect(paths(rehearsalPages(pagesOf('page', 10_000), 4))).toEqual([
      '/page/0',
      '/page/2500',
      '/page/5000',
      '/page/7500',
    ])
    expect(rehearsalPages(pagesOf('page', 13))).toHaveLength(7)
  })

  it('are none on a site without pages', () => {
    expect(rehearsalPages([])).toEqual([])
  })
})
