import { z } from 'zod'

function originOf(address: string): string | undefined {
  try {
    return /^https?:\/\/[^/?#@\\]+\/*$/i.test(address) ? new URL(address).origin : undefined
  } catch {
    return undefined
  }
}

/**
 * A host as everybody else names it, and as it is compared from then on: in small letters, those of other alphabets as the domain
 * name system has them, without its usual port. Never with a path: what is joined to it begins at its root.
 */
export const webOrigin = z
  .string()
  .trim()
  .transform((address, context) => {
    const origin = originOf(address)
    if (origin !== undefined) return origin
    context.addIssue({
      code: 'custom',
      message: 'must be an address without a path, such as https://www.hotel.example',
    })
    return z.NEVER
  })
