import type { NodeInput } from '../nodes/node-input'
import type { FilledTypes, NodeTypes } from './filled-types'

/** What a resolver hands on to fill a type of GraphQL: every field, and nothing in its place only where GraphQL allows it. */
export type Filled<Name extends keyof FilledTypes> = FilledTypes[Name]

interface Scalars {
  String: string
  Boolean: boolean
  Int: number
  Float: number
}

type SureValue<Type extends string> = Type extends `[${infer Item}]`
  ? readonly ValueOf<Item>[]
  : Type extends keyof Scalars
    ? Scalars[Type]
    : Type extends keyof FilledTypes
      ? FilledTypes[Type]
      : unknown

/** The same by a type as GraphQL writes it, such as `String!` or `[Fact!]!`. Nodes are handed on as they are. */
export type ValueOf<Type extends string> = Type extends `${infer Needed}!`
  ? SureValue<Needed>
  : SureValue<Type> | null | undefined

/** A node of a type of the site's own, with every field that GraphQL shows of it. `stored`: what resolvers alone read. */
export const filledNode = <Name extends keyof NodeTypes>(
  id: string,
  type: Name,
  fields: NodeTypes[Name],
  stored: NodeInput['fields'] = {},
): NodeInput => ({ id, type, fields: { ...fields, ...stored } })
