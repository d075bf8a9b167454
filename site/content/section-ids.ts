import { isInterfaceId } from '../addresses/interface-ids'
import { isSeason, type Season } from '../calendar/season'
import { fieldsOf, type NodeFields, textOf } from '../nodes/lookup'

/** The name of a section, unless the interface has that name for itself. */
function sectionIdOf(part: NodeFields): string | undefined {
  const name = textOf(part.sectionId)
  return name !== undefined && isInterfaceId(name) ? undefined : name
}

const seasonOf = ({ shownIn }: NodeFields): Season | undefined => (isSeason(shownIn) ? shownIn : undefined)

/**
 * Gives the parts of one page their names, in their order: a name leads to one place, so that the first part keeps it. One of
 * summer and one of winter may share a name, as they do not show together.
 */
export function sectionIds(): (part: NodeFields) => string | undefined {
  const taken = new Map<string, (Season | undefined)[]>()
  return (part) => {
    const name = sectionIdOf(part)
    if (name === undefined) return undefined
    const season = seasonOf(part)
    const others = taken.get(name) ?? []
    if (others.some((other) => other === undefined || season === undefined || other === season))
      return undefined
    taken.set(name, [...others, season])
    return name
  }
}

/** The parts whose name one before them has: their places in the list, and the name. */
export function repeatedSections(parts: unknown): { at: number; name: string }[] {
  const idOf = sectionIds()
  return (Array.isArray(parts) ? parts : []).flatMap((part: unknown, at) => {
    const fields = fieldsOf(part)
    const name = fields && sectionIdOf(fields)
    return fields === undefined || name === undefined || idOf(fields) !== undefined ? [] : [{ at, name }]
  })
}
