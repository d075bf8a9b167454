import sharp from 'sharp'

const columns = 9
const tile = { width: 190, height: 127 }
const gap = 10

/** All pictures on one page, in the order given, as WebP. */
export async function makeContactSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / columns)
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => {
      const input = await sharp(picture)
        .resize({ ...tile, fit: 'contain', background: '#fbfaf7' })
        .png()
        .toBuffer()
      return {
        input,
        left: gap + (i % columns) * (tile.width + gap),
        top: gap + Math.floor(i / columns) * (tile.height + gap),
      }
    }),
  )
  const width = columns * (tile.width + gap) + gap
  const height = rows * (tile.height + gap) + gap
  return sharp({ create: { width, height, channels: 3, background: '#fbfaf7' } })
    .composite(tiles)
    .webp({ quality: 46, effort: 6 })
    .toBuffer()
}
