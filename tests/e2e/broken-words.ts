import type { Page } from '@playwright/test'

/** Words and numbers of the elements that a selector finds which take more than one line, in the order of the page. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((looked) => {
    const range = document.createRange()
    const linesOf = (text: Text, start: number, end: number) => {
      range.setStart(text, start)
      range.setEnd(text, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const brokenIn = (text: Text) =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => linesOf(text, index, index + word.length) > 1)
        .map(([word]) => word)
    const texts: Text[] = []
    for (const element of document.querySelectorAll(looked)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (node instanceof Text && !node.parentElement?.closest('.hidden')) texts.push(node)
    }
    return texts.flatMap(brokenIn)
  }, selector)
