import type { NodeFields, ResolverContext } from './lookup'

/** What a page shows of a part besides the part's own fields, such as the events of the day. */
export interface AddedField {
  /** Its type in GraphQL. */
  type: string
  description: string
  /** From the part as its page has it, `language` and what it takes from the `page` included. */
  resolve(part: NodeFields, context: ResolverContext, settings: { timeZone: string }): unknown
}

export type AddedFields = Readonly<Record<string, AddedField>>
