// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { setCurrentPath, useIsCurrent } from './current-path'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const drawn: string[] = []

function Entry({ href }: { href: string }) {
  drawn.push(href)
  return (
    <a href={href} aria-current={useIsCurrent(href) ? 'page' : undefined}>
      {href}
    </a>
  )
}

const marked = (): string[] =>
  [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => String(textContent))

it('a new path draws the links anew that it marks or no longer marks, and no other', async () => {
  const root = createRoot(document.body)
  await act(async () => root.render(['/a', '/b', '/c'].map((href) => <Entry key={href} href={href} />)))
  expect([marked(), drawn]).toEqual([[], ['/a', '/b', '/c']])

  drawn.length = 0
  act(() => setCurrentPath('/b'))
  expect([marked(), drawn]).toEqual([['/b'], ['/b']])

  drawn.length = 0
  act(() => setCurrentPath('/c'))
  expect([marked(), drawn]).toEqual([['/c'], ['/b', '/c']])
  act(() => root.unmount())
})
