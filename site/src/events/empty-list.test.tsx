import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { events } from '../../languages/de/texts/events'
import { EmptyList } from './empty-list'
import { nothingSelected } from './selection'

vi.mock('gatsby', () => ({ graphql: () => undefined, Link: 'a' }))
vi.mock('gatsby-plugin-react-i18next', () => ({
  useTranslation: () => ({
    t: (key: keyof typeof events, { month = '' } = {}) => events[key].replace('{{month}}', month),
  }),
}))

function headline(isHouseClosed: boolean, category: string | null = null): string {
  const list = {
    month: '2027-05',
    selection: { ...nothingSelected, category },
    ahead: [],
    shown: [],
    months: [],
    facets: { textLanguage: 'de', categories: [], resorts: [] },
    isHouseClosed,
  }
  const html = renderToStaticMarkup(
    <EmptyList list={list} path="/events/2027-05" language="de" next={null} />,
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
})
