import type { DefineDocument, DefineField, DefineFields, DefineObject } from './part-types'

/** Fields of which the compiler knows name, kind and choices, so that what is stored follows from them. */
export const defineFields: DefineFields = (fields) => fields

/** One that several have. */
export const defineField: DefineField = (field) => field

/** A type of documents, of whose fields the compiler knows the same. */
export const defineDocument: DefineDocument = (document) => document

/** A type of what stands in a field or in a list. */
export const defineObject: DefineObject = (object) => object
