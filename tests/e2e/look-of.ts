import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const folder = path.join(__dirname, 'looks')
/** Width in px at which screens are compared: text is texture then, so that the hinting of a machine does not matter. */
const comparedWidth = 320

export interface Look {
  readonly pixels: Buffer
  readonly width: number
  readonly height: number
}

export interface Difference {
  /** Mean difference of the channels, 0 to 255. */
  readonly mean: number
  /** Share of the pixels that differ clearly, 0 to 1. */
  readonly clear: number
}

/** A channel that differs by more than this is another colour, not another rendering of the same. */
const clearDifference = 48

async function lookOf(picture: Buffer | string): Promise<Look> {
  const { data, info } = await sharp(picture)
    .resize({ width: comparedWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

/** How much two looks differ; looks of another size differ in everything. */
export function compareLooks(one: Look, other: Look): Difference {
  if (one.width !== other.width || one.height !== other.height) return { mean: 255, clear: 1 }
  let sum = 0
  let clear = 0
  for (let pixel = 0; pixel < one.pixels.length; pixel += 3) {
    const channels = [0, 1, 2].map((channel) =>
      Math.abs((one.pixels[pixel + channel] ?? 0) - (other.pixels[pixel + channel] ?? 0)),
    )
    sum += channels.reduce((total, each) => total + each, 0)
    if (Math.max(...channels) > clearDifference) clear++
  }
  return { mean: sum / one.pixels.length, clear: clear / (one.pixels.length / 3) }
}

const referenceOf = (name: string) => path.join(folder, `${name}.webp`)

/** The kept look of a screen. */
export const keptLook = (name: string): Promise<Look> => lookOf(referenceOf(name))

/**
 * Compares the screen that shows now with the kept one. With UPDATE_LOOKS=1 it is kept first.
 */
export async function differenceFrom(page: Page, name: string): Promise<Difference> {
  // Screens are looked at without motion. Animations that stand for a place on the page would be undone if they were disabled.
  const screen = await page.screenshot({ animations: 'allow', caret: 'hide', scale: 'css' })
  if (process.env.UPDATE_LOOKS === '1') {
    mkdirSync(folder, { recursive: true })
    await sharp(screen)
      .resize({ width: comparedWidth })
      .webp({ quality: 88, effort: 6 })
      .toFile(referenceOf(name))
  }
  return compareLooks(await lookOf(screen), await keptLook(name))
}
