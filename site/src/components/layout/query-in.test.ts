// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { GatsbyLoader } from '../../navigation/gatsby-loader'
import { queryIn } from './query-in'

const room = {
  page: {
    title: 'Arvenzimmer',
    translations: [
      { language: 'fr', path: '/fr/chambres/chambre-arolle' },
      { language: 'en', path: '/en/rooms/pine-room' },
    ],
  },
}

/** An app that knows one page, and what it does when it is asked for another. */
function loadBy(otherwise: () => ReturnType<GatsbyLoader['loadPage']>): void {
  const loadPage = (path: string) =>
    path === '/zimmer/arvenzimmer' ? Promise.resolve({ json: { data: room } }) : otherwise()
  Reflect.set(window, '___loader', { loadPage })
}
const lost = () => Promise.resolve({ status: 'error' })

afterEach(() => {
  Reflect.deleteProperty(window, '___loader')
})

it('what a form is asked about is the same page in another language, beside what else was asked', async () => {
  loadBy(lost)
  expect(await queryIn('fr', '?about=/zimmer/arvenzimmer')).toBe('?about=/fr/chambres/chambre-arolle')
  expect(await queryIn('en', '?guests=2&about=%2Fzimmer%2Farvenzimmer')).toBe(
    '?guests=2&about=/en/rooms/pine-room',
  )
})

it.each([
  ['', lost],
  ['?guests=4&dog=yes', lost],
  ['?about=wellness', lost],
  ['?about=/zimmer/keines', lost],
  ['?about=/zimmer/keines', () => Promise.resolve(undefined)],
  ['?about=/zimmer/keines', () => Promise.reject(new Error('offline'))],
  [
    '?about=//elsewhere.example/',
    () => {
      throw new Error('no page')
    },
  ],
] as const)(
  'a query stays as it is where nobody tells what it is in another language: %s',
  async (query, otherwise) => {
    loadBy(otherwise)
    expect(await queryIn('fr', query)).toBe(query)
  },
)

it('a query stays as it is before the app has begun', async () => {
  expect(await queryIn('fr', '?about=/zimmer/arvenzimmer')).toBe('?about=/zimmer/arvenzimmer')
})
