/** @vitest-environment jsdom */
import { afterEach, describe, expect, it } from 'vitest'
import { pageBehind } from './page-behind'

const page =
  '<div id="___gatsby"><a href="/">Start</a><a href="/cookies" data-consent="preferences">Cookies</a></div>'
const link = () => document.querySelector<HTMLElement>('[data-consent]')

afterEach(() => document.body.replaceChildren())

describe('the page behind a dialog', () => {
  it('has the focus where it was when the last dialog closes, and is inert meanwhile', () => {
    document.body.innerHTML = page
    const behind = pageBehind(document)
    link()?.focus()
    behind.cover('preferences')
    behind.cover('question')
    expect(document.getElementById('___gatsby')?.hasAttribute('inert')).toBe(true)
    link()?.blur()
    behind.uncover('question')
    expect(document.activeElement).toBe(document.body)
    behind.uncover('preferences')
    expect(document.activeElement).toBe(link())
    expect(document.getElementById('___gatsby')?.hasAttribute('inert')).toBe(false)
  })

  it('has it on the equal link where its part of the page was made anew meanwhile', () => {
    document.body.innerHTML = page
    const behind = pageBehind(document)
    link()?.focus()
    behind.cover('preferences')
    document.body.innerHTML = page
    behind.uncover('preferences')
    expect(document.activeElement).toBe(link())
  })
})
