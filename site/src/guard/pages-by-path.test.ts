import { expect, it } from 'vitest'
import { findPagesByPath } from './pages-by-path'

/** A loader that says which page it was asked for. */
function loaderThatTells() {
  const asked: string[] = []
  const tell = (path: string) => {
    asked.push(path)
    return { page: { path } }
  }
  return {
    asked,
    loader: {
      loadPage: async (path: string) => tell(path),
      loadPageSync: (path: string, options?: object) => ({ ...tell(path), json: { data: options } }),
      enqueue: (path: string) => void tell(path),
      hovering: (path: string) => void tell(path),
    },
  }
}

it('a filter, a search and days in the address are no page of their own', async () => {
  const { asked, loader } = loaderThatTells()
  findPagesByPath(loader)
  expect((await loader.loadPage('/zimmer?guests=4&dog=yes')).page.path).toBe('/zimmer')
  expect(loader.loadPageSync('/zimmer?guests=4', { withErrorDetails: true })).toEqual({
    page: { path: '/zimmer' },
    json: { data: { withErrorDetails: true } },
  })
  loader.enqueue('/zimmer/gartensuite?guests=4')
  loader.hovering('/events?category=music#list')
  loader.enqueue('/zimmer#finder')
  expect(asked).toEqual(['/zimmer', '/zimmer', '/zimmer/gartensuite', '/events', '/zimmer#finder'])
})
