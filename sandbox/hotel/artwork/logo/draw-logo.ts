/** Draws the logo into `sandbox/hotel/logos`, its letters as outlines: `tsx sandbox/hotel/artwork/logo/draw-logo.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createCanvas, GlobalFonts, SvgExportFlag } from '@napi-rs/canvas'
import sharp from 'sharp'
import { logoFile, logoFormats, logoVariants, logoWidth } from './logo-files'

const folder = path.resolve(__dirname, '../../logos')
const font = path.resolve(
  __dirname,
  '../../../../node_modules/@fontsource/cormorant/files/cormorant-latin-500-normal.woff2',
)

/** As on the site: the ridge, 172 wide, and the two words below it from edge to edge. */
const ridge = 'M0 21 22 15.5l8.6 1.7L49 11l7.5 2.2L73 5l9 7.2 7.6-1.1L110 19l11.6-1.9L172 21'
const width = 172
const fontSize = 21
const baseline = 52
/** Around the logo stays free what it needs to be read. */
const frame = { width: 240, height: 160, left: 34, top: 48 }

/** The outlines of a word whose left edge, or right edge, is at x. */
function outlines(word: string, x: number, align: 'left' | 'right'): string {
  const canvas = createCanvas(width, 64, SvgExportFlag.ConvertTextToPaths)
  const pen = canvas.getContext('2d')
  pen.font = `${fontSize}px Logo`
  pen.textAlign = align
  pen.fillText(word, x, baseline)
  const drawn = canvas.getContent().toString()
  const paths = [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d)
  if (paths.length === 0) throw new Error(`The word ${word} was not drawn.`)
  return paths.join(' ').replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2))))
}

function svg({ line, ground }: { line: string; ground?: string }): string {
  const words = [outlines('Grandhotel', 0, 'left'), outlines('Edelgrat', width, 'right')]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${frame.width}" height="${frame.height}">`,
    '<title>Grandhotel Edelgrat</title>',
    ...(ground ? [`<path d="M0 0h${frame.width}v${frame.height}H0Z" fill="${ground}"/>`] : []),
    `<g transform="translate(${frame.left} ${frame.top})">`,
    `<path d="${ridge}" fill="none" stroke="${line}" stroke-width="1.4"/>`,
    ...words.map((word) => `<path d="${word}" fill="${line}"/>`),
    '</g></svg>\n',
  ].join('\n')
}

async function main(): Promise<void> {
  GlobalFonts.registerFromPath(font, 'Logo')
  mkdirSync(folder, { recursive: true })
  for (const variant of logoVariants) {
    const drawing = Buffer.from(svg(variant))
    const png = await sharp(drawing, { density: (72 * logoWidth) / frame.width })
      .png({ palette: true, colours: 64, effort: 10 })
      .toBuffer()
    for (const format of logoFormats)
      writeFileSync(path.join(folder, logoFile(variant.name, format)), format === 'svg' ? drawing : png)
  }
}

void main()
