import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MediaList } from './media-list'
import type { PressSection } from './press-client'

vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

const until = '2026-12-08T20:30:00+01:00'
const shown = (...sections: PressSection[]) =>
  renderToStaticMarkup(<MediaList list={{ until, sections }} language="de" />)

it('a section of words alone is shown with them, one of nothing is not', () => {
  const words = { key: 'de-a', title: 'Interviews', text: 'Bis Freitag, 18 Uhr.', items: [] }
  const html = shown(words, { key: 'de-b', title: 'Leer', text: ' ', items: [] })
  expect(html).toContain('Interviews')
  expect(html).toContain('Bis Freitag, 18 Uhr.')
  expect(html).not.toMatch(/Leer|<ul|empty/)
  expect(shown({ ...words, text: null })).toContain('empty')
})
