// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { changedPaths, followChanges } from './follow-changes'
import { goTo, placeNow, shownPath, watchPlace } from './shown-place'

/** A stream of events that the test writes. */
class Changes extends EventTarget {
  static last: Changes
  constructor(readonly address: string) {
    super()
    Changes.last = this
  }
  close = vi.fn()
  tell(data: string, lastEventId = '', kind = 'changed'): void {
    this.dispatchEvent(new MessageEvent(kind, { data, lastEventId }))
  }
}

afterEach(() => {
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('the Studio is told of each place, without the words that it has added itself', () => {
  const told: string[] = []
  window.history.replaceState({}, '', '/zimmer/arve?saison=winter&sanity-preview-perspective=drafts#preise')
  watchPlace(({ type, url }) => told.push(`${type} ${url}`))
  window.history.pushState({}, '', '/zimmer')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(told).toEqual(['replace /zimmer/arve?saison=winter#preise', 'push /zimmer', 'pop /zimmer'])
})

it('a path has no slash at its end, and letters instead of their codes', () => {
  expect(['/', '/fr/', '/zimmer/l%C3%A4rche'].map(shownPath)).toEqual(['/', '/fr', '/zimmer/lärche'])
})

it('a page behind the access code is where its document says', () => {
  const before = window.location.pathname
  window.history.replaceState({}, '', '/gate/pages/fr/plans?a=1')
  expect(placeNow('replace').url).toBe('/fr/plans?a=1')
  window.history.replaceState({}, '', before)
})

it('goes to no other site and runs no script', () => {
  const before = window.location.href
  for (const url of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', before])
    goTo({ type: 'push', url })
  expect(window.location.href).toBe(before)
})

it('loads the page anew when it was made again, and no other; asks then for what came since', () => {
  vi.stubGlobal('EventSource', Changes)
  window.history.replaceState({}, '', '/zimmer/arve/')
  const reload = vi.fn()
  followChanges(reload)
  expect(Changes.last.address).toBe('/preview/changes')
  Changes.last.tell('["/zimmer"]')
  Changes.last.tell('no list')
  expect(reload).not.toHaveBeenCalled()
  Changes.last.tell('["/", "/zimmer/arve"]', '17')
  expect(reload).toHaveBeenCalledOnce()
  followChanges(reload)
  expect(Changes.last.address).toBe('/preview/changes?since=17')
  window.dispatchEvent(new Event('pagehide'))
  expect(Changes.last.close).toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(reload).toHaveBeenCalledOnce()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  // Once for each page of this test: both hear it.
  expect(reload).toHaveBeenCalledTimes(3)
})

it('reads paths out of what it is told, whatever that is', () => {
  expect(['["/a", 1, "/b"]', '{}', '', 'null'].map(changedPaths)).toEqual([['/a', '/b'], [], [], []])
})
