// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import { followBack, goAhead } from '../navigation/step-ahead'
import { BelowFirstScreen } from './below-first-screen'

const lower = <BelowFirstScreen>prices</BelowFirstScreen>

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  goAhead('/spa#pool')
})

describe('what lies below the first screen', () => {
  it('comes after the first screen of a page that a link leads to', async () => {
    goAhead('/spa')
    expect(renderToString(lower)).not.toContain('prices')
    const container = document.createElement('main')
    const root = createRoot(container)
    await act(async () => root.render(lower))
    expect(container.textContent).toBe('prices')
    await act(async () => root.unmount())
  })

  it('is there at once where a link leads to a place within the page', () => {
    expect(renderToString(lower)).toBe('prices')
  })

  it('is there at once for who goes back, before the app draws the page', () => {
    followBack(window)
    goAhead('/spa')
    const seen: string[] = []
    const show = () => seen.push(renderToString(lower))
    window.addEventListener('popstate', show)
    window.dispatchEvent(new PopStateEvent('popstate'))
    window.removeEventListener('popstate', show)
    expect(seen).toEqual(['prices'])
  })
})
