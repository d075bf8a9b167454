import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { completeParts } from '../../studio/complete-documents'
import { contentTypes } from './graphql-types'
import { partTypeName } from './resolve-parts'

it('every kind of part that an editor can place has a type in GraphQL, and every such type a kind', () => {
  const named = Object.values(completeParts).map(({ _type }) => partTypeName(_type))
  const types = parse(contentTypes).definitions.flatMap((definition) =>
    definition.kind === 'ObjectTypeDefinition' &&
    definition.interfaces?.some(({ name }) => name.value === 'PagePart')
      ? [definition.name.value]
      : [],
  )
  expect(types.sort()).toEqual(named.sort())
})
