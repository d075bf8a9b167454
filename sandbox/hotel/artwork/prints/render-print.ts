import sharp from 'sharp'
import { catalogue, creditLine } from '../catalogue'
import { printSheet } from '../paper/finish'
import { createSheet } from '../paper/sheet'
import type { Scene } from '../scenes/scene'
import { printScale } from './print-size'

const quality = 92
const dotsPerInch = 300

/** Draws a scene for print and encodes it as JPEG; its title and credit line travel in the file. Takes about 6 s and 1 GB. */
export function renderPrint(scene: Scene): Promise<Buffer> {
  const sheet = createSheet(scene.width, scene.height, printScale(scene))
  scene.draw(sheet)
  const { data, width, height } = printSheet(sheet, scene.inks)
  const title = catalogue.find(({ slug }) => slug === scene.slug)?.title ?? scene.slug
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
    .withExif({ IFD0: { ImageDescription: title, Artist: creditLine, Copyright: creditLine } })
    .withMetadata({ density: dotsPerInch })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
