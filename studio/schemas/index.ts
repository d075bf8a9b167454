import type { SchemaType } from './definition'
import { documentTypes } from './documents'
import { objectTypes } from './objects'
import { partTypes } from './parts'

export { documentTypes } from './documents'
export { partTypes } from './parts'

/** The whole content model. The Studio is configured with it, and the SDL and the checks are derived from it. */
export const schemaTypes: SchemaType[] = [...documentTypes, ...objectTypes, ...partTypes]
