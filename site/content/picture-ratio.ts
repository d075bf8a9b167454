const named: Readonly<Record<string, number | undefined>> = { square: 1, panorama: 147 / 36.75 }

/**
 * Width divided by height for a ratio of the specification (section 9): default (undefined: as the picture is), square,
 * panorama (147:36.75) or `w:h`. Anything else counts as default.
 */
export function pictureRatio(ratio: string | undefined | null): number | undefined {
  if (!ratio || ratio === 'default') return undefined
  const known = named[ratio]
  if (known !== undefined) return known
  const [, width, height] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(ratio) ?? []
  const value = Number(width) / Number(height)
  return Number.isFinite(value) && value > 0 ? value : undefined
}
