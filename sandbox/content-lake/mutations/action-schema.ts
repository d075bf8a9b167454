import { z } from 'zod'

/** What is written of a document; the service adds the rest. */
export const attributes = z.looseObject({ _type: z.string() })

/** One kind of action: its name after `sanity.action.`, and what it needs. */
export const action = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ actionType: z.literal(`sanity.action.${name}`), ...shape })
