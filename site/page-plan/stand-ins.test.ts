import { describe, expect, it } from 'vitest'
import { type PlannedPage, type TemplateName, templates } from '../nodes/planned-page'
import { createStandIns, takeStandInsAway } from './stand-ins'

const file = (template: TemplateName): string => `/site/${template}.tsx`

const planned = (template: TemplateName): PlannedPage => ({
  path: `/${template}`,
  template,
  language: 'de',
  owner: template,
  context: {},
})

function standInsBeside(used: readonly TemplateName[]): { path: string; component: string }[] {
  const created: { path: string; component: string }[] = []
  const actions = { createPage: (page: { path: string; component: string }) => created.push(page) }
  // Of all that Gatsby hands to the hook, this one is taken.
  createStandIns({ actions } as never, used.map(planned), file)
  return created
}

describe('pages that stand in for templates', () => {
  it('are there for each template that no page uses, and for no other', () => {
    expect(standInsBeside(templates)).toEqual([])
    expect(standInsBeside(templates.filter((each) => each !== 'activity'))).toMatchObject([
      { path: '/.templates/activity', component: '/site/activity.tsx' },
    ])
    expect(standInsBeside([]).map(({ component }) => component)).toEqual(templates.map(file))
  })

  it('are gone before the bundle of scripts is made, and no other page is', () => {
    const nodes = new Set(['SitePage /.templates/activity', 'SitePage /activity'])
    const deleted: unknown[] = []
    const api = {
      actions: { deletePage: (page: { path: string; component: string }) => deleted.push(page) },
      getNode: (id: string) => (nodes.has(id) ? { id } : undefined),
    }
    takeStandInsAway({ ...api, stage: 'build-html' }, file)
    expect(deleted).toEqual([])
    takeStandInsAway({ ...api, stage: 'build-javascript' }, file)
    expect(deleted).toEqual([{ path: '/.templates/activity', component: '/site/activity.tsx' }])
  })
})
