import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { events } from '../../languages/de/texts/events'
import { EmptyList } from './empty-list'
import { nothingSelected } from './selection'

vi.mock('gatsby', () => ({ graphql: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => ({
  useTranslation: () => ({
    t: (key: keyof typeof events, { month = '' } = {}) => events[key].replace('{{month}}', month),
  }),
}))

const visit = { arrival: '2027-05-03', departure: '2027-05-07' }

function headline(isHouseClosed: boolean, category: string | null = null, stay?: typeof visit): string {
  const list = {
    month: '2027-05',
    selection: { ...nothingSelected, category },
    asked: stay && { given: stay, stay },
    stay,
    missing: [],
    isLoading: false,
    ahead: [],
    shown: [],
    months: [],
    facets: { textLanguage: 'de', categories: [], resorts: [] },
    isHouseClosed,
  }
  const html = renderToStaticMarkup(
    <EmptyList list={list} path="/events/2027-05" language="de" next={null} toTitle={() => undefined} />,
  )
  return /<h2[^>]*>([^<]*)/.exec(html)?.[1] ?? ''
}

describe('a month without events', () => {
  it('says that the house is closed where it is, and else only that nothing happens', () => {
    expect(headline(true)).toBe('Im Mai ist das Haus zu und das Tal unter sich')
    expect(headline(false)).toBe('Im Mai ist das Tal unter sich')
  })

  it('says of a choice that leaves nothing that it is the choice', () => {
    expect(headline(true, '7')).toBe('Im Mai gibt es dazu nichts')
  })

  it('says of a visit that it is these days', () => {
    expect(headline(true, null, visit)).toBe('In diesen Tagen ist das Tal unter sich')
    expect(headline(false, '7', visit)).toBe('In diesen Tagen gibt es dazu nichts')
  })
})
