import type { DefineField, DefineFields } from './part-types'

/** Fields of which the compiler knows name, kind and choices, so that what is stored follows from them. */
export const defineFields: DefineFields = (fields) => fields

/** One that several have. */
export const defineField: DefineField = (field) => field
