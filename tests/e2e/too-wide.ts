import type { Page } from '@playwright/test'
import { occurrencePaths, samplePages } from './visit'

/**
 * What reaches further right than the screen, in words; empty when nothing does. The layout cuts off what is too wide, so
 * the words themselves are looked at, too, except where they are hidden or scroll in a frame of their own.
 */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const tell = (element: Element) =>
      `${element.tagName} ${element.className} ${Math.round(element.getBoundingClientRect().right)}`
    const isLeftOut = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      element.closest('.hidden, dialog, [aria-hidden=true]') !== null ||
      ['auto', 'scroll'].some((overflow) => {
        for (let frame: Element | null = element; frame; frame = frame.parentElement)
          if (frame.tagName !== 'HTML' && getComputedStyle(frame).overflowX === overflow) return true
        return false
      })
    const cut = [
      ...document.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, button, label, select, input, summary'),
    ]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !isLeftOut(element))
      .map(tell)
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []
    return [...scrolls, ...cut.slice(0, 8)]
  })

/** Addresses of every template and of pages with much on them. */
export const everyTemplate = async () => [
  ...Object.values(samplePages).map(({ de }) => de),
  samplePages.room.fr,
  samplePages.home.en,
  '/anreise',
  '/galerie',
  '/fr/404-is-not-a-page',
  (await occurrencePaths())[0] ?? (await occurrencePaths('/'))[0] ?? '',
]
