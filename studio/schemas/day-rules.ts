import { endsBefore } from '../../site/calendar/day-order'
import type { Rule } from './definition'

/** A last day is not before the first one, which stands in a field beside it. */
export const notBefore = (rule: Rule, first: { name: string; title: string }): Rule =>
  rule.custom(
    (last, { parent }) =>
      !endsBefore(Reflect.get(Object(parent), first.name), last) || `must not be before "${first.title}"`,
  )
