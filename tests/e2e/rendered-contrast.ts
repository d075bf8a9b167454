import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Red, green, blue from 0 to 255. */
type Colour = readonly [number, number, number]

interface Word {
  readonly text: string
  /** The colour of the letters, with alpha from 0 to 1. */
  readonly colour: Colour
  readonly alpha: number
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

const linear = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** WCAG 2.2, "contrast ratio": 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const over = (front: Colour, alpha: number, back: Colour): Colour => [
  front[0] * alpha + back[0] * (1 - alpha),
  front[1] * alpha + back[1] * (1 - alpha),
  front[2] * alpha + back[2] * (1 - alpha),
]

/** Mean of the 3 x 3 pixels around a place: what the eye sees behind a stroke of a letter. */
function meanAround({ data, width, height }: Raster, x: number, y: number): Colour {
  const sum = [0, 0, 0]
  let count = 0
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] ?? 0) + (data[(row * width + column) * 3 + channel] ?? 0)
      count++
    }
  return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count]
}

/** The words that show inside an element, with their colours and places on the screen. */
const wordsIn = (page: Page, selector: string): Promise<Word[]> =>
  page.evaluate((root) => {
    const words: Word[] = []
    const walker = document.createTreeWalker(
      document.querySelector(root) ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      if (parent.closest('.hidden, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      const [red = 0, green = 0, blue = 0, alpha = 1] =
        getComputedStyle(parent)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? []
      let opacity = alpha
      for (let at: Element | null = parent; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity)
      words.push({
        text,
        colour: [red, green, blue],
        alpha: opacity,
        box: { x: box.x, y: box.y, width: box.width, height: box.height },
      })
    }
    return words.filter(({ box }) => box.width > 1 && box.height > 1)
  }, selector)

async function raster(page: Page, clip: Word['box']): Promise<Raster> {
  const { data, info } = await sharp(await page.screenshot({ clip, scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The least contrast of the word with what lies behind its box. */
function leastContrast(word: Word, ground: Raster, origin: Word['box']): number {
  const left = Math.max(0, Math.floor(word.box.x - origin.x))
  const right = Math.min(ground.width, Math.ceil(word.box.x + word.box.width - origin.x))
  const top = Math.max(0, Math.floor(word.box.y - origin.y))
  const bottom = Math.min(ground.height, Math.ceil(word.box.y + word.box.height - origin.y))
  let least = 21
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const behind = meanAround(ground, x, y)
      least = Math.min(least, contrast(over(word.colour, word.alpha, behind), behind))
    }
  return least
}

/** No colour of the house. */
const mark: Colour = [255, 0, 255]

/**
 * What lies behind the words of an element. A busy browser may still hand out the frame before the words were taken
 * away; so a mark comes with their going, and only a frame that shows it counts.
 */
async function groundOf(page: Page, selector: string, box: Word['box']): Promise<Raster> {
  const style = await page.addStyleTag({
    content: `${selector} * { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important }
      html::after { content: ""; position: fixed; z-index: 2147483647; top: ${box.y}px; left: ${box.x}px; width: 3px; height: 3px; background: rgb(${mark.join()}) }`,
  })
  try {
    const until = Date.now() + 15_000
    for (;;) {
      const ground = await raster(page, box)
      const second = (ground.width + 1) * 3
      if (mark.every((channel, index) => ground.data[second + index] === channel)) return ground
      if (Date.now() > until) throw new Error(`No frame of ${selector} without its words came within 15 s.`)
    }
  } finally {
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
}

/**
 * Contrast of every visible word of an element with the pixels that are rendered behind it, measured on a screenshot in
 * which the words are left out.
 */
export async function renderedContrasts(
  page: Page,
  selector: string,
): Promise<readonly { readonly text: string; readonly ratio: number }[]> {
  const words = await wordsIn(page, selector)
  const box = await page.locator(selector).boundingBox()
  if (!box || words.length === 0) return []
  const ground = await groundOf(page, selector, box)
  return words.map((word) => ({ text: word.text, ratio: leastContrast(word, ground, box) }))
}
