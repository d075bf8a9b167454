import { expect, it } from 'vitest'
import { resolveHref } from './resolve-links'

const context = {
  nodeModel: { getNodeById: () => undefined, trackPageDependencies: (result: unknown) => result },
}
const hrefOf = (externalLink: string) =>
  resolveHref({ externalLink, isExternal: true, sectionId: 'suiten' }, context)?.href

it('a link elsewhere leads to the section that the editor names, also where its address names another one', () => {
  expect(hrefOf('https://house.example/zimmer')).toBe('https://house.example/zimmer#suiten')
  expect(hrefOf('https://house.example/zimmer?a=1#oben')).toBe('https://house.example/zimmer?a=1#suiten')
  expect(hrefOf('/zimmer#oben')).toBe('/zimmer#suiten')
  expect(hrefOf('HTTPS://house.example/#')).toBe('HTTPS://house.example/#suiten')
})

it('what is called or written to has no section', () => {
  for (const address of ['tel:+41815550100', 'mailto:gast@house.example', 'whatsapp:send?phone=41815550100'])
    expect(hrefOf(address)).toBe(address)
})
