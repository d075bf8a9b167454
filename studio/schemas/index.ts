import { allFields } from '../../site/src/parts/all-fields'
import type { ObjectType, SchemaType } from './definition'
import { documentTypes } from './documents'
import { objectTypes } from './objects'
import { studioTypes } from './part'

export { documentTypes } from './documents'

/** Every part that an editor can place and what stands in its lists, in the order of the Studio's menu. */
export const studioPartTypes: ObjectType[] = Object.values(allFields).flatMap(studioTypes)

/** The whole content model. The Studio is configured with it, and the SDL and the checks are derived from it. */
export const schemaTypes: SchemaType[] = [...documentTypes, ...objectTypes, ...studioPartTypes]
