import { createContext } from 'react'
import { isImageData } from './image-data'

/** The address of the picture with which a page begins whose title brings none: loaded at once and before others. */
export const FirstPicture = createContext<string | undefined>(undefined)

/** The first picture in what a part shows, in the order in which it asks for its fields. */
export function firstPictureIn(value: unknown): string | undefined {
  if (isImageData(value)) return value.images.fallback?.src
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = firstPictureIn(inner)
    if (found !== undefined) return found
  }
  return undefined
}
