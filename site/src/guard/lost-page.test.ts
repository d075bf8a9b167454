import { expect, it } from 'vitest'
import { stayOnLostPage } from './lost-page'

/** The app as Gatsby leaves it in the browser: it knows the pages that are there. */
function appOn(pagePath: string) {
  const resources = { '/fr/404': { page: { path: '/fr/404' } }, '/fr': { page: { path: '/fr' } } }
  const find = (path: string) => Object.entries(resources).find(([name]) => name === path)?.[1]
  return {
    pagePath,
    ___loader: {
      loadPage: async (path: string) => find(path),
      loadPageSync: (path: string) => find(path),
    },
  }
}

const address = { pathname: '/fr/perdu' }

it('a French lost page stays where it was asked for, and every other page is as it is', async () => {
  const app = appOn('/fr/404')
  stayOnLostPage(app, address)
  expect(app.pagePath).toBe('/404.html')
  expect((await app.___loader.loadPage('/fr/perdu'))?.page.path).toBe('/404.html')
  const shown = app.___loader.loadPageSync('/fr/perdu')
  expect([shown?.page.path, app.___loader.loadPageSync('/fr/perdu') === shown]).toEqual(['/404.html', true])
  expect((await app.___loader.loadPage('/fr'))?.page.path).toBe('/fr')
  expect(app.___loader.loadPageSync('/fr')?.page.path).toBe('/fr')
})

it('leaves the app of a page that is there alone', () => {
  const app = appOn('/fr')
  const { loadPage } = app.___loader
  stayOnLostPage(app, { pathname: '/fr' })
  expect([app.pagePath, app.___loader.loadPage === loadPage]).toEqual(['/fr', true])
})
