/**
 * Run in each page: from `window.translateNow()` on, or from when the document is there, a browser translates it. It puts
 * its own elements in the place of each text, and of each that comes or changes later, as Chromium does.
 */
export const translates = (when: 'at once' | 'when asked'): string => `(() => {
  const isLeft = (text) =>
    !/\\S/.test(text.data) || !text.parentElement || text.parentElement.closest('script, style, noscript, textarea, font, svg, [translate="no"]')
  const translate = (text) => {
    if (!text.isConnected || isLeft(text)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = '«' + text.data + '»'
    outer.append(inner)
    text.replaceWith(outer)
  }
  const translateAll = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return translate(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  window.translateNow = () => {
    document.documentElement.lang = 'it'
    document.documentElement.classList.add('translated-ltr')
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target)
        addedNodes.forEach(translateAll)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (${JSON.stringify(when)} === 'at once') addEventListener('DOMContentLoaded', window.translateNow)
})()`
