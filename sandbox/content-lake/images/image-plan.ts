import type { Crop, ImageParameters } from './image-parameters'

export interface Size {
  width: number
  height: number
}

interface Region extends Size {
  left: number
  top: number
}

/** Cut `region` out of the original, scale it to `size`, and put it in the middle of `canvas` where there is one. */
export interface ImagePlan {
  region: Region
  size: Size
  canvas?: Size
  /** Cut where most of the picture happens: `region` is then all there is to choose from. */
  entropy?: true
}

type Asked = Pick<
  ImageParameters,
  'w' | 'h' | 'max-w' | 'max-h' | 'min-w' | 'min-h' | 'fit' | 'rect' | 'crop' | 'fp-x' | 'fp-y' | 'dpr'
>

/** What to do with an original of this size in px. Pure: the same parameters give the same plan. */
export function planImage(original: Size, asked: Asked): ImagePlan {
  const region = baseRegion(original, asked.rect)
  const box = { width: times(asked.w, asked.dpr), height: times(asked.h, asked.dpr) }
  return bounded(atLeast(planFit(region, box, asked), asked), asked)
}

function planFit(region: Region, box: Partial<Size>, asked: Asked): ImagePlan {
  const { width, height } = box
  if (width === undefined && height === undefined) return { region, size: sizeOf(region) }
  const within = Math.min((width ?? Infinity) / region.width, (height ?? Infinity) / region.height)
  switch (asked.fit) {
    case 'scale':
      return { region, size: { width: width ?? region.width, height: height ?? region.height } }
    case 'max':
      return { region, size: scaled(region, Math.min(within, 1)) }
    case 'fill':
    case 'fillmax': {
      const size = scaled(region, asked.fit === 'fill' ? within : Math.min(within, 1))
      return { region, size, canvas: { width: width ?? size.width, height: height ?? size.height } }
    }
    case 'crop':
    case 'min':
      if (width === undefined || height === undefined) return { region, size: scaled(region, within) }
      return planCrop(region, { width, height }, asked)
    default:
      return { region, size: scaled(region, within) }
  }
}

function planCrop(base: Region, target: Size, asked: Asked): ImagePlan {
  const scale = Math.max(target.width / base.width, target.height / base.height)
  const cut = {
    width: clamp(Math.round(target.width / scale), 1, base.width),
    height: clamp(Math.round(target.height / scale), 1, base.height),
  }
  // `min` never enlarges: what is too small keeps its pixels and only takes on the proportions.
  const size = asked.fit === 'min' && scale > 1 ? cut : target
  if (asked.crop?.includes('entropy')) return { region: base, size, entropy: true }
  const { x, y } = focus(asked)
  const left = base.left + clamp(Math.round(x * base.width - cut.width / 2), 0, base.width - cut.width)
  const top = base.top + clamp(Math.round(y * base.height - cut.height / 2), 0, base.height - cut.height)
  return { region: { left, top, ...cut }, size }
}

/** The point that stays visible, from 0 to 1 in both directions. */
function focus({ crop = [], 'fp-x': x, 'fp-y': y }: Asked): { x: number; y: number } {
  if (crop.includes('focalpoint') || (crop.length === 0 && (x !== undefined || y !== undefined))) {
    return { x: x ?? 0.5, y: y ?? 0.5 }
  }
  const side = (low: Crop, high: Crop) => (crop.includes(low) ? 0 : crop.includes(high) ? 1 : 0.5)
  return { x: side('left', 'right'), y: side('top', 'bottom') }
}

/** What would be smaller than asked for is scaled up, its proportions kept. */
function atLeast(plan: ImagePlan, { 'min-w': minWidth, 'min-h': minHeight }: Asked): ImagePlan {
  const outer = plan.canvas ?? plan.size
  const grow = Math.max((minWidth ?? 0) / outer.width, (minHeight ?? 0) / outer.height, 1)
  return grow === 1 ? plan : resized(plan, grow)
}

function bounded(plan: ImagePlan, { 'max-w': maxWidth, 'max-h': maxHeight }: Asked): ImagePlan {
  const outer = plan.canvas ?? plan.size
  const shrink = Math.min((maxWidth ?? Infinity) / outer.width, (maxHeight ?? Infinity) / outer.height, 1)
  return shrink === 1 ? plan : resized(plan, shrink)
}

function resized(plan: ImagePlan, by: number): ImagePlan {
  const size = scaled(plan.size, by)
  return plan.canvas ? { ...plan, size, canvas: scaled(plan.canvas, by) } : { ...plan, size }
}

function baseRegion({ width, height }: Size, rect: number[] | undefined): Region {
  const [left = 0, top = 0, wide = width, high = height] = rect ?? []
  const start = { left: clamp(left, 0, width - 1), top: clamp(top, 0, height - 1) }
  return { ...start, width: clamp(wide, 1, width - start.left), height: clamp(high, 1, height - start.top) }
}

const times = (value: number | undefined, factor: number) =>
  value === undefined ? undefined : Math.max(Math.round(value * factor), 1)
const sizeOf = ({ width, height }: Size): Size => ({ width, height })
const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(Math.round(width * by), 1),
  height: Math.max(Math.round(height * by), 1),
})
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)
