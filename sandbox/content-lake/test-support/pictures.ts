import sharp from 'sharp'

/** A picture with a red left half and a blue right half, so that one can see what was cut. */
export async function halves(width: number, height: number): Promise<Buffer> {
  const half = (left: number, background: string) => ({
    input: { create: { width: Math.floor(width / 2), height, channels: 3 as const, background } },
    left,
    top: 0,
  })
  return sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .composite([half(0, '#ff0000'), half(Math.ceil(width / 2), '#0000ff')])
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Width, height and format of a picture. */
export async function seen(bytes: ArrayBuffer | Buffer) {
  const { width, height, format } = await sharp(Buffer.from(new Uint8Array(bytes))).metadata()
  return { width, height, format }
}

/** Whether a point, from 0 to 1 in both directions, is rather red or blue, or neither. */
export async function colourAt(
  bytes: ArrayBuffer | Buffer,
  x: number,
  y = 0.5,
): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(Buffer.from(new Uint8Array(bytes)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const column = Math.min(Math.floor(x * info.width), info.width - 1)
  const line = Math.min(Math.floor(y * info.height), info.height - 1)
  const start = (line * info.width + column) * info.channels
  const [red = 0, , blue = 0] = data.subarray(start, start + 3)
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}
