// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from './picture'

vi.mock('gatsby', () => ({ graphql: () => undefined }))

const image = {
  layout: 'constrained',
  width: 300,
  height: 200,
  images: { fallback: { src: '/images/a.jpg', srcSet: '/images/a.jpg 300w', sizes: '100vw' }, sources: [] },
}

beforeEach(() => {
  vi.useFakeTimers()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

function shown(): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  act(() =>
    createRoot(place).render(
      <Picture picture={{ alt: 'Der See' }} image={image} tall={image} sizes="50vw" />,
    ),
  )
  return place
}

const tell = (place: HTMLElement, event: string): void =>
  act(() => void place.querySelector('img')?.dispatchEvent(new Event(event)))

it("a picture that cannot be loaded becomes the word 'error' after three seconds, not before", () => {
  const place = shown()
  tell(place, 'error')
  act(() => void vi.advanceTimersByTime(2_999))
  expect(place.querySelector('img')?.alt).toBe('Der See')
  act(() => void vi.advanceTimersByTime(1))
  expect(place.querySelector('img')).toBeNull()
  expect(place.textContent).toBe('error')
})

it('a picture that loads within three seconds of a failure stays', () => {
  const place = shown()
  tell(place, 'error')
  act(() => void vi.advanceTimersByTime(2_000))
  tell(place, 'load')
  act(() => void vi.advanceTimersByTime(5_000))
  expect(place.querySelector('img')).not.toBeNull()
})

it('a picture is cut otherwise on narrow screens, where it comes with a narrow cut', () => {
  expect(shown().querySelector('source')?.media).toBe('(max-width: 767px)')
})
