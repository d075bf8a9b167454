import { z } from 'zod'

const schema = z.object({ list: z.array(z.string().regex(/^\/(?:files|images)\/[\w./-]+$/)) })

/** Reads the builder's list of what is withheld. Undefined where it is none: then the earlier one holds. */
export function parseWithheld(text: string): string[] | undefined {
  try {
    return schema.parse(JSON.parse(text)).list
  } catch {
    return undefined
  }
}
