import { vercelStegaClean, vercelStegaDecodeAll, vercelStegaSplit } from '@vercel/stega'
import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { wholeDocuments } from '../../site/content/testing/complete-site'
import { SiteData, settings } from '../../site/content/testing/site-data'
import { SiteFiles } from '../../site/page-plan/site-files'
import { pageShown, slicesShown } from '../../site/src/testing/rendered'
import { withEditMarks } from './edit-marks'
import { fieldOf } from './field-address'
import { withoutMarksInHead } from './marks-in-head'

vi.mock('gatsby', () => ({
  graphql: () => undefined,
  Link: 'a',
  Slice: ({ children }: { children?: ReactNode }) => children,
}))
vi.mock('gatsby-plugin-react-i18next', () => import('../../site/src/testing/page-texts'))

const today = '2026-11-22'
const plain = new SiteData(wholeDocuments, today)
const marked = new SiteData(
  wholeDocuments.map((document) => withEditMarks(document)),
  today,
)
const clean = (text: string): string => vercelStegaClean({ text }).text
const pagesOf = (site: SiteData): string[] => [
  ...site.pages().map((page) => pageShown(site, page)),
  slicesShown(site),
]
const filesOf = (site: SiteData): string =>
  JSON.stringify([site.lines(), [...new SiteFiles(settings).content(site.given(), [])]])
const marksIn = (text: string) =>
  vercelStegaSplit(text).encoded === '' ? [] : vercelStegaDecodeAll(text).map(fieldOf)

let pages: string[]

beforeAll(() => {
  // React tells of the older form of `page-head.tsx`, where it is said why.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  pages = pagesOf(marked)
})

describe('a site of marked documents', () => {
  it('has the same pages, and each of them says the same', () => {
    expect(marked.pages()).toEqual(plain.pages())
    expect(pages.map(clean)).toEqual(pagesOf(plain))
  })

  it('has the same files beside its pages, without a mark in them', () => {
    expect(filesOf(marked)).toBe(filesOf(plain))
  })

  it('has marks in texts alone: in no attribute of the body, and in nothing of the head when that is cleaned', () => {
    expect(pages.flatMap(marksIn).length).toBeGreaterThan(100)
    for (const page of pages) {
      const tags = page.match(/<(?!meta)[^>]*>/g) ?? []
      expect(tags.flatMap(marksIn)).toEqual([])
      expect(marksIn(withoutMarksInHead(`<head>${page}</head>`))).toEqual([])
    }
  })
})
