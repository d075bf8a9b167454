import { Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { contentTypes } from '../content/graphql-types'
import { eventTypes } from '../events/graphql-types'
import { meanings } from './describe-fields'

const described = [contentTypes, eventTypes]
  .flatMap((types) => [...parse(types).definitions])
  .flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? (definition.fields ?? [])
      : [],
  )
  .map(({ name, description }) => [name.value, description?.value] as const)

it('every field says what it is, and every common meaning stands for a field that says nothing itself', () => {
  expect(described.filter(([, description]) => description === undefined)).toEqual([])
  const unused = Object.entries(meanings).filter(
    ([name, meaning]) => !described.some(([field, description]) => field === name && description === meaning),
  )
  expect(unused.map(([name]) => name)).toEqual([])
})
