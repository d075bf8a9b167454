import type { ResolverContext } from '../../nodes/lookup'
import { sitePartResolvers } from '../shown-site-parts'

const settings = { projectId: 'edelgrat', dataset: 'production', imageBaseUrl: '/images' }
const types = sitePartResolvers(settings)

/** What a field of header, footer or hotel shows in a language. @throws Error where there is no such field */
export function shownOf(
  [type, field]: readonly [keyof typeof types, string],
  language: string,
  context: ResolverContext,
): unknown {
  const shown = new Map(Object.entries(types[type])).get(field)
  if (!shown) throw new Error(`${type} has no field ${field}.`)
  return shown.resolve({ language }, {}, context)
}
