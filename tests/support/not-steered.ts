/** Run in each page before its own scripts: the site asks nobody for consent who says that a program steers the browser. */
export const isNotSteered = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })"
