import { canonical } from './canonical'

/**
 * A host as everybody else names it, and as it is compared from then on: in small letters, those of other alphabets as the domain
 * name system has them, without its usual port. Undefined for one with a path: what is joined to it begins at its root.
 */
export function originOf(address: string): string | undefined {
  try {
    return /^https?:\/\/[^/?#@\\]+\/*$/i.test(address) ? new URL(address).origin : undefined
  } catch {
    return undefined
  }
}

export const webOrigin = canonical(
  originOf,
  'must be an address without a path, such as https://www.hotel.example',
)
