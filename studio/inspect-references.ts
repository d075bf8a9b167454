import {
  type FieldValues,
  type Finding,
  found,
  type Inspection,
  inside,
  noFindings,
  type Place,
  valuesOf,
} from './inspection'
import type { ReferenceTarget } from './schemas/definition'

/** A reference: its form and, where the documents are known, that its target exists and is of an allowed type. */
export function checkReference(
  targets: ReferenceTarget[],
  value: unknown,
  place: Place,
  at: Inspection,
): Finding[] {
  const target = targetOf(value)
  if (target === undefined) return found(place, 'must be a reference with a _ref')
  if (at.typeOf === undefined) return noFindings
  const type = at.typeOf(target)
  if (type === undefined) {
    return isWeak(value) ? noFindings : found(place, `leads to "${target}", which does not exist`)
  }
  if (targets.some((allowed) => allowed.type === type)) return noFindings
  return found(place, `leads to "${target}" of type ${type}, allowed are ${names(targets)}`)
}

const names = (targets: ReferenceTarget[]): string => targets.map((target) => target.type).join(', ')

const isWeak = (value: unknown): boolean => valuesOf(value)?.get('_weak') === true

function targetOf(value: unknown): string | undefined {
  const values = valuesOf(value)
  const target = values?.get('_ref')
  return values?.get('_type') === 'reference' && typeof target === 'string' && target !== ''
    ? target
    : undefined
}

const assetForms = {
  image: { pattern: /^image-[A-Za-z0-9_]+-\d+x\d+-[a-z0-9]+$/, form: 'image-{id}-{w}x{h}-{format}' },
  file: { pattern: /^file-[A-Za-z0-9_]+-[a-z0-9]+$/, form: 'file-{id}-{format}' },
}

/** The asset of a picture or a file (specification, section 5). It may be missing. */
export function checkAsset(kind: 'image' | 'file', value: unknown, place: Place, at: Inspection): Finding[] {
  const values = valuesOf(value)
  if (values === undefined) return found(place, 'must be an object')
  const asset = values.get('asset') ?? undefined
  if (asset === undefined) return noFindings
  const target = targetOf(asset)
  const { pattern, form } = assetForms[kind]
  if (target === undefined || !pattern.test(target)) {
    return found(inside(place, 'asset'), `must be a reference of the form ${form}`)
  }
  const isGone = at.typeOf !== undefined && at.typeOf(target) === undefined
  return isGone ? found(inside(place, 'asset'), `the ${kind} "${target}" does not exist`) : noFindings
}

/** Crop and focal point: shares of the picture's width and height, from 0 to 1. */
export function checkCut(values: FieldValues, place: Place): Finding[] {
  return [
    ...checkShares(values.get('crop'), ['top', 'bottom', 'left', 'right'], inside(place, 'crop')),
    ...checkShares(values.get('hotspot'), ['x', 'y', 'width', 'height'], inside(place, 'hotspot')),
  ]
}

function checkShares(value: unknown, sides: string[], place: Place): Finding[] {
  if (value === undefined || value === null) return noFindings
  const shares = valuesOf(value)
  const fits = sides.every((side) => isShare(shares?.get(side)))
  return fits ? noFindings : found(place, `must have ${sides.join(', ')}, each from 0 to 1`)
}

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1
