/** Name of the object that tells which release the storage holds. */
export const markerKey = '.release'

/** What a storage says of itself: the release that it held as a whole, and the one that it was on its way to, if it was. */
export interface Marker {
  held: string | undefined
  towards: string | undefined
}

const arrow = ' > '

/** `00000012@1764151200000`, and while a release is being sent `00000012@1764151200000 > 00000013@1764151260000`. */
export function parseMarker(text: string | undefined): Marker {
  const [held, towards] = (text ?? '').split(arrow)
  return { held: held === '' ? undefined : held, towards }
}

export const underWay = (held: string | undefined, towards: string): string =>
  `${held ?? ''}${arrow}${towards}`
