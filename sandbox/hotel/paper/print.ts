/** Prints the papers of the house into `sandbox/hotel/files`: `npm run paper`, or only some: `npm run paper -- menu`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { contactCard, vCard } from '../content/press-contact'
import { setPapers } from './paper-html'

const root = path.resolve(__dirname, '../../..')
const hotel = path.resolve(__dirname, '..')
/** Pixels for each millimetre of a picture: 150 to the inch, which keeps a paper below 200 kB. */
const dotsPerMm = 150 / 25.4
const quality = 52

const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

/** One weight of a family, cut from the same variable type as that of the site: of a variable one, PDFs keep only drawings. */
const face = (family: string, name: string, weight: number, style = 'normal'): string => {
  const file = `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`
  const font = dataUrl('font/woff2', readFileSync(path.join(root, file)))
  return `@font-face { font-family: ${family}; font-weight: ${weight}; font-style: ${style}; src: url(${font}) }`
}

const faces = [
  face('Display', 'cormorant', 300),
  face('Display', 'cormorant', 400),
  face('Display', 'cormorant', 500),
  face('Display', 'cormorant', 400, 'italic'),
  face('Text', 'hanken-grotesk', 400),
  face('Text', 'hanken-grotesk', 500),
].join('\n')

async function picture(slug: string, width: number, height: number): Promise<string> {
  const [w, h] = [width, height].map((mm) => Math.round(mm * dotsPerMm))
  const jpeg = await sharp(path.join(hotel, 'pictures', `${slug}.jpg`))
    .resize(w, h, { fit: 'cover' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
  return dataUrl('image/jpeg', jpeg)
}

/** The page with its type and its pictures in it: it asks for nothing. */
async function complete(html: string): Promise<string> {
  let whole = html.replace('<style>', `<style>${faces}\n`)
  for (const [address, slug = '', width, height] of html.matchAll(/picture:([a-z0-9-]+)\/(\d+)x(\d+)/g))
    whole = whole.replace(address, await picture(slug, Number(width), Number(height)))
  return whole
}

/** The day on which the words were written: a paper that is printed again has the same bytes. */
const withoutDates = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf.toString('latin1').replace(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20261102080000'),
    'latin1',
  )

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
  const page = await browser.newPage()
  for (const { kind, file, html } of setPapers()) {
    if (wanted.length > 0 && !wanted.includes(kind)) continue
    await page.setContent(await complete(html), { waitUntil: 'load' })
    await page.evaluate('document.fonts.ready')
    const pdf = withoutDates(
      await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
    )
    writeFileSync(path.join(hotel, 'files', file), pdf)
    process.stdout.write(`${file} ${Math.round(pdf.length / 1000)} kB\n`)
  }
  await browser.close()
  writeFileSync(path.join(hotel, 'files', contactCard), vCard())
}

void main()
