import { describe, expect, it } from 'vitest'
import type { PlannedPage, TemplateName } from '../../../site/nodes/planned-page'
import type { GatsbyInternals } from '../gatsby/gatsby-interface'
import type { PageRenderer } from '../gatsby/page-renderer'
import { rehearsalPages, rehearse } from './rehearsal'

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

describe('a rehearsal', () => {
  const component = '/site/src/templates/room.tsx'
  const state = {
    pages: new Map([['/room/0', { path: '/room/0', component, context: { id: 'room-0', path: '/room/0' } }]]),
    components: new Map([[component, { componentPath: component, pages: new Set(), query: 'query Room' }]]),
  }

  const unmade = new Set<string>()

  /** What is asked of Gatsby, by a rehearsal of that page. */
  async function asked(page: PlannedPage | undefined): Promise<unknown[]> {
    const calls: unknown[] = []
    const gatsby = { getState: () => state } as unknown as GatsbyInternals
    const runner = { query: async (...given: unknown[]) => calls.push(['query', ...given]) }
    const renderer = {
      isUnmade: (path: string) => unmade.has(path),
      renderPage: async (path: string) => calls.push(['render', path]),
    } as unknown as PageRenderer
    if (page) await rehearse(page, gatsby, runner, renderer)
    return calls
  }

  it('runs the query of the page and renders it, and lets nothing be noted of what the page reads', async () => {
    const variables = { id: 'room-0', path: undefined }
    expect(await asked(pagesOf('room', 1)[0])).toEqual([
      ['query', 'query Room', variables, { queryName: '/room/0' }],
      ['render', '/room/0'],
    ])
  })

  it('of a page that could not be made is left out: it may never end (fault 47)', async () => {
    unmade.add('/room/0')
    expect(await asked(pagesOf('room', 1)[0])).toEqual([])
  })

  it('of a page that was deleted meanwhile does nothing', async () => {
    expect(await asked(pagesOf('room', 2)[1])).toEqual([])
  })
})
