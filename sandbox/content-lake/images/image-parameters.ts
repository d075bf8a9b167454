import { z } from 'zod'
import { plainError } from '../errors'

/** Specification, section 6: invalid fit or crop modes are errors. */
const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const

const crops = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const
export type Crop = (typeof crops)[number]

const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
const largestSide = 8192

const number = (least: number, most: number) => z.coerce.number().min(least).max(most)
const pixels = number(1, largestSide).transform(Math.round)
const unit = number(0, 1)

const parameters = z.object({
  w: pixels.optional(),
  h: pixels.optional(),
  'max-w': pixels.optional(),
  'max-h': pixels.optional(),
  'min-w': pixels.optional(),
  'min-h': pixels.optional(),
  fit: z.enum(fits).default('clip'),
  rect: z
    .string()
    .regex(/^\d+(?:,\d+){3}$/, 'expected four numbers: left,top,width,height')
    .transform((text) => text.split(',').map(Number))
    .optional(),
  crop: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(crops)))
    .optional(),
  'fp-x': unit.optional(),
  'fp-y': unit.optional(),
  dpr: number(0.1, 5).default(1),
  auto: z.enum(['format']).optional(),
  fm: z.enum(formats).optional(),
  q: number(0, 100).default(75),
  blur: number(0, 2000).optional(),
  sat: number(-100, 100).optional(),
  sharp: number(0, 100).optional(),
  invert: z.enum(['true', 'false']).optional(),
  pad: number(0, 1000).transform(Math.round).optional(),
  bg: z
    .string()
    .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
    .optional(),
  flip: z.enum(['h', 'v', 'hv']).optional(),
  or: z.enum(['0', '90', '180', '270']).optional(),
  dl: z.string().optional(),
})

export type ImageParameters = z.infer<typeof parameters>

/** Reads the query string of an image. Unknown names are ignored. @throws LakeError 400 that names each bad one */
export function parseImageParameters(search: URLSearchParams): ImageParameters {
  const parsed = parameters.safeParse(Object.fromEntries(search))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const name = String(issue?.path[0])
  throw plainError(400, `Invalid value "${search.get(name)}" for parameter "${name}": ${issue?.message}`)
}
