import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { completeDocuments } from '../../studio/complete-documents'
import { wholeDocuments } from '../content/testing/complete-site'
import { SiteData } from '../content/testing/site-data'
import { slicesShown } from './testing/rendered'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('./testing/page-texts'))

it('the footer says both season lengths, the address, the way there, the year and the network', () => {
  const shown = slicesShown(new SiteData(wholeDocuments, '2026-11-22'))
  const footer = shown.slice(shown.indexOf('<footer'))
  const { prefooter, contactInfo, socialMedia } = completeDocuments
  const address = contactInfo.contactText?.flatMap((block) =>
    'children' in block ? (block.children ?? []).map(({ text }) => text) : [],
  )
  expect(address?.join('')).toMatch(/\w/)
  for (const text of [prefooter.summerSeasonLength, prefooter.winterSeasonLength, ...(address ?? [])])
    expect(footer).toContain(text)
  expect(footer).toContain(`href="${contactInfo.googleMapsLink}" class="underline" target="_blank"`)
  expect(footer).toContain('© 2026')
  expect(footer).toContain(`href="${socialMedia.list?.[0]?.url}"`)
})
