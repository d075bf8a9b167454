/** Names of types in the SDL, made as the content service makes them. */

export interface SdlField {
  name: string
  /** The type with its directives, such as `Page @reference`. */
  type: string
  /** Empty where the content service prints none. */
  description: string
}

export interface SdlType {
  name: string
  description: string
  isDocument: boolean
  fields: SdlField[]
}

/** `callToAction` becomes `CallToAction`, `sanity.imageAsset` becomes `SanityImageAsset`. */
export function typeName(name: string): string {
  if (name === 'number') return 'Float'
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The one type, or the name of the union of several: their names in order of the alphabet, joined by `Or`. */
export const unionName = (names: string[]): string => [...new Set(names.map(typeName))].sort().join('Or')
