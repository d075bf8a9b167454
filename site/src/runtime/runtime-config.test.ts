import { afterEach, expect, it, vi } from 'vitest'
import { runtimeConfigOf as configOf, runtimeVariable } from '../../settings/runtime-config'
import { readSiteSettings } from '../../settings/settings'

const settings = readSiteSettings({
  SITE_URL: 'https://hotel.example/',
  IMAGE_BASE_URL: 'https://cdn.example/images',
  TAG_MANAGER_ID: 'GTM-ABC1',
  TAG_MANAGER_ROUTER_SYNC: 'off',
})
const given = {
  app: { baseURL: 'https://hotel.example', cdnURL: 'https://cdn.example/images', assetsDir: '/' },
  tagManager: { id: 'GTM-ABC1', enableRouterSync: false },
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

it('says the address of the site, of its pictures and scripts, and how the tag manager is set', () => {
  expect(configOf(settings)).toMatchObject(given)
})

it('is what the builder was given while a page is rendered, and what stands in the page in a browser', async () => {
  const text = JSON.stringify(configOf(settings))
  vi.stubEnv(runtimeVariable, text)
  expect((await import('./runtime-config')).runtimeConfig()).toMatchObject(given)
  vi.resetModules()
  vi.stubEnv(runtimeVariable, undefined)
  const selectors: string[] = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) => {
      selectors.push(selector)
      return { textContent: text.replace('GTM-ABC1', 'GTM-OTHER') }
    },
  })
  expect((await import('./runtime-config')).runtimeConfig().tagManager.id).toBe('GTM-OTHER')
  expect(selectors).toEqual(['script[data-runtime-config]'])
})
