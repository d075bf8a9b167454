import { builtinTypes } from '@sanity/schema/_internal'
import type { SchemaTypeDefinition } from 'sanity'

/**
 * The Studio's own types of assets, named in the schema so that a field may refer to one (a partner's logo). The cast:
 * the package types its own previews more loosely than it allows them to be.
 */
export const assetTypes = builtinTypes.filter((type) =>
  type.name.startsWith('sanity.'),
) as SchemaTypeDefinition[]
