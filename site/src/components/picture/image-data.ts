import type { IGatsbyImageData } from 'gatsby-plugin-image'

export const isImageData = (value: unknown): value is IGatsbyImageData =>
  typeof value === 'object' && value !== null && 'images' in value
