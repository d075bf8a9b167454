import sharp, { type Sharp } from 'sharp'
import type { OutputFormat } from './choose-format'
import type { ImagePlan } from './image-plan'

export interface Rendering extends ImagePlan {
  format: OutputFormat
  /** 0 to 100 */
  quality: number
  progressive: boolean
  /** 0 to 2000 */
  blur?: number
  /** -100 is grey */
  saturation?: number
  /** 0 to 100 */
  sharpen?: number
  invert?: boolean
  /** Pixels of background on each side. */
  padding?: number
  /** Hexadecimal without `#`. */
  background?: string
  flip?: 'h' | 'v' | 'hv'
  /** Degrees clockwise. */
  rotate?: number
}

/** Makes the picture. CPU-bound: a large AVIF takes seconds. */
export async function renderImage(file: string, rendering: Rendering): Promise<Buffer> {
  const { region, size, entropy } = rendering
  let image = sharp(file, { limitInputPixels: 268_000_000 }).autoOrient().extract(region)
  image = image.resize({
    ...size,
    fit: entropy ? 'cover' : 'fill',
    ...(entropy && { position: sharp.strategy.entropy }),
  })
  image = withEffects(onCanvas(image, rendering), rendering)
  return encode(image, rendering).toBuffer()
}

/** In the middle of its canvas, with so many pixels of background around that. */
function onCanvas(image: Sharp, { size, canvas = size, padding = 0, background }: Rendering): Sharp {
  const color = background ? `#${background}` : { r: 255, g: 255, b: 255, alpha: 0 }
  const onColor = background ? image.flatten({ background: color }) : image
  const left = Math.max(Math.floor((canvas.width - size.width) / 2), 0) + padding
  const top = Math.max(Math.floor((canvas.height - size.height) / 2), 0) + padding
  const right = Math.max(canvas.width + 2 * padding - size.width - left, 0)
  const bottom = Math.max(canvas.height + 2 * padding - size.height - top, 0)
  if (left + top + right + bottom === 0) return onColor
  return onColor.extend({ left, top, right, bottom, background: color })
}

function withEffects(image: Sharp, { blur, saturation, sharpen, invert, flip, rotate }: Rendering): Sharp {
  if (blur) image.blur(Math.min(Math.max(blur / 10, 0.3), 100))
  if (saturation !== undefined) image.modulate({ saturation: Math.max(1 + saturation / 100, 0) })
  if (sharpen) image.sharpen({ sigma: 0.5 + sharpen / 25 })
  if (invert) image.negate({ alpha: false })
  if (flip?.includes('h')) image.flop()
  if (flip?.includes('v')) image.flip()
  return rotate ? image.rotate(rotate) : image
}

function encode(image: Sharp, { format, quality, progressive }: Rendering): Sharp {
  const bounded = Math.max(Math.round(quality), 1)
  switch (format) {
    case 'webp':
      // Half the work of the usual effort, for as few bytes.
      return image.webp({ quality: bounded, effort: 2 })
    case 'avif':
      return image.avif({ quality: bounded, effort: 2 })
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: bounded, progressive })
  }
}
