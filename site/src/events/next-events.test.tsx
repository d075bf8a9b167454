// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UpcomingEventsPart } from '../parts/upcoming-events/upcoming-events'

vi.mock('gatsby', () => ({ graphql: () => undefined }))
vi.mock('gatsby-plugin-react-i18next', () => import('../testing/page-texts'))

type Part = Parameters<typeof UpcomingEventsPart>[0]['part']

const event = (title: string, endDate: string, endTime: string | null): Part['events'][number] => ({
  ...{ key: title, path: `/events/${title}`, title, textLanguage: 'de', place: null, price: null },
  ...{ startDate: '2026-12-11', startTime: '08:00', endDate, endTime, isAllDay: false, isFree: false },
  overAt: endTime ? `${endDate}T${endTime}:00+01:00` : '2026-12-12T00:00:00+01:00',
  status: 'scheduled',
})

const part: Part = {
  ...{ key: 'next', sectionId: null, background: 'White', title: null, count: 2 },
  events: [
    event('morning', '2026-12-11', '10:00'),
    event('evening', '2026-12-11', '22:00'),
    event('night', '2026-12-12', '01:00'),
    event('weekend', '2026-12-13', '12:00'),
  ],
}

let root: Root | undefined
const place = () => document.body.appendChild(document.createElement('div'))
const shown = () =>
  [...document.querySelectorAll('li')]
    .filter(({ hidden }) => !hidden)
    .map((row) => row.querySelector('h3')?.textContent)

/** What the browser shows of the page before the app is there. */
function comes(): HTMLElement {
  const page = place()
  page.innerHTML = renderToString(<UpcomingEventsPart part={part} />)
  const script = page.querySelector('script')?.textContent ?? ''
  Reflect.construct(Function, [script])()
  return page
}

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  vi.useRealTimers()
  document.body.replaceChildren()
})

const hours = [
  ['07:00', ['morning', 'evening']],
  ['10:00', ['evening', 'night']],
  ['23:00', ['night', 'weekend']],
] as const

it.each(hours)(
  'a part of two events shows at %s the two that are still to come, before the app and with it',
  async (time, titles) => {
    vi.setSystemTime(`2026-12-11T${time}:00+01:00`)
    const page = comes()
    expect(shown()).toEqual(titles)
    await act(async () => {
      root = hydrateRoot(page, <UpcomingEventsPart part={part} />)
    })
    expect(shown()).toEqual(titles)
  },
)

it('one that ends while its page is open makes way for the next', async () => {
  vi.setSystemTime('2026-12-11T09:59:30+01:00')
  const page = comes()
  await act(async () => {
    root = hydrateRoot(page, <UpcomingEventsPart part={part} />)
  })
  expect(shown()).toEqual(['morning', 'evening'])
  await act(async () => void vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual(['evening', 'night'])
})

it('without scripts a page shows as many as its editor asked for', () => {
  place().innerHTML = renderToString(<UpcomingEventsPart part={part} />)
  expect(shown()).toEqual(['morning', 'evening'])
})

it('where all are over it says that there is nothing', async () => {
  vi.setSystemTime('2026-12-14T09:00:00+01:00')
  const page = comes()
  await act(async () => {
    root = hydrateRoot(page, <UpcomingEventsPart part={part} />)
  })
  expect(shown()).toEqual([])
  expect(page.textContent).toContain('noEvents')
})
