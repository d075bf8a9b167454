import type { Page } from '@playwright/test'

/**
 * Whatever a finger cannot hit on a square of 44 px, by its words (WCAG 2.2, 2.5.5). Left out as there: links within a
 * sentence, what the browser itself draws, and what has a target of that size for the same purpose on the page.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const half = 22
    const sameAddress = (link: Element) => link.getAttribute('href')
    const nameOf = (target: Element) =>
      `${target.tagName.toLowerCase()} "${(target.textContent || target.getAttribute('aria-label') || '').trim().slice(0, 40)}"`

    /** A link with words of the same block before or after it. */
    function isWithinSentence(target: Element): boolean {
      if (target.tagName !== 'A' || getComputedStyle(target).display !== 'inline') return false
      const block = target.closest('p, li, dd, dt, figcaption, td, blockquote, h1, h2, h3, h4')
      return (block?.textContent ?? '').trim().length > (target.textContent ?? '').trim().length
    }

    /** Whether a point of the screen leads to the target. */
    const isHit = (target: Element, x: number, y: number) => {
      const found = document.elementFromPoint(x, y)
      return (
        found !== null &&
        (target.contains(found) ||
          [...document.querySelectorAll('label')].some(
            (label) => label.contains(found) && (label.control === target || label.contains(target)),
          ))
      )
    }

    function isLarge(target: Element): boolean {
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = target.getClientRects()
      if (!box) return true
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const across = Math.min(Math.max(x, half), innerWidth - half)
      const reach = half - 0.5
      // Where a box is wide enough by itself, its sides need not be asked for.
      const sides: [number, number][] =
        box.width >= 2 * half - 1
          ? []
          : [
              [across - reach, y],
              [across + reach, y],
            ]
      const ends: [number, number][] =
        box.height >= 2 * half - 1
          ? []
          : [
              [x, y - reach],
              [x, y + reach],
            ]
      return [...sides, ...ends].every(([left, top]) => isHit(target, left, top))
    }

    const targets = [
      ...document.querySelectorAll('a[href], button, summary, select, input, textarea'),
    ].filter(
      (target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        target.getClientRects().length > 0 &&
        !target.closest('[inert], [aria-hidden=true]') &&
        !target.matches('.skip'),
    )
    const large = new Set<Element>()
    const small = targets.filter((target) => {
      if (isWithinSentence(target) || isLarge(target)) {
        large.add(target)
        return false
      }
      return true
    })
    const reachedElsewhere = (target: Element) =>
      sameAddress(target) !== null &&
      [...large].some((other) => sameAddress(other) === sameAddress(target) && !isWithinSentence(other))
    return [...new Set(small.filter((target) => !reachedElsewhere(target)).map(nameOf))]
  })
