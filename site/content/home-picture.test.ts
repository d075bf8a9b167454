import { describe, expect, it } from 'vitest'
import { wholeDocuments } from './testing/complete-site'
import { SiteData } from './testing/site-data'

const ofStudio = 'f0a1b2c3-4d5e-6f70-8192-a3b4c5d6e7f8'
const hash = '89abcdef'.repeat(5)
const picture = { _type: 'picture', asset: { _type: 'reference', _ref: `image-${hash}-1600x1200-jpg` } }

/** The site with a home page of this id and with this picture; no other page has a picture of its own. */
function siteWith(id: string): SiteData {
  const documents: typeof wholeDocuments = JSON.parse(
    JSON.stringify(wholeDocuments).replaceAll('"page-home', `"${id}`),
  )
  return new SiteData(
    documents.map((document) => ({
      ...document,
      ...(document._id === id ? { picture } : { picture: undefined, seo: undefined }),
    })),
    '2026-11-24',
  )
}

function roomOf(site: SiteData): { page: { head: { shareImage: string | null } }; hotel: object } {
  const room = site.pages().find(({ template }) => template === 'room')
  if (!room) throw new Error('There is no room.')
  return JSON.parse(site.page(room).data)
}

describe('the picture of the home page', () => {
  it.each(['page-home', ofStudio])('stands for the house, also where its document has the id %s', (id) => {
    const { page, hotel } = roomOf(siteWith(id))
    expect(page.head.shareImage).toContain(hash)
    expect(JSON.stringify(hotel)).toContain(hash)
  })

  it('is that of the page which is at its path now', () => {
    const site = siteWith('page-home')
    const shared = () => roomOf(site).page.head.shareImage
    const [home] = wholeDocuments.filter(({ _id }) => _id === 'page-home')
    site.set({ ...home, live: false })
    expect(shared()).toBeNull()
    site.set({ ...home, _id: ofStudio, picture })
    expect(shared()).toContain(hash)
  })
})
