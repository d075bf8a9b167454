import { distance } from 'fastest-levenshtein'
import { type Environment, givenOf } from '../../site/settings/read-variables'
import { settingNames } from './settings'

/** A variable that nothing reads, and the one that it is nearly spelt like. */
export interface MisspeltVariable {
  name: string
  meant: string
}

/** Letters that may be wrong: a slip is one or two, and names of others that are as near do not come by chance. */
const slips = 2
/** Shorter names are near to too many others. */
const shortest = 6

/**
 * Variables that are set and that nothing reads because they are spelt wrong: PUBLISH_TARGT would publish into the default folder,
 * and say nothing. Other variables of the machine are none of the site's business. `names`: those that are read.
 */
export function misspeltVariables(
  environment: Environment,
  names: readonly string[] = settingNames,
): readonly MisspeltVariable[] {
  const known = new Set(names)
  return Object.keys(givenOf(environment)).flatMap((name) => {
    if (known.has(name) || name.length < shortest) return []
    const meant = names.find((each) => distance(each, name.toUpperCase()) <= slips)
    return meant === undefined || environment[meant] !== undefined ? [] : [{ name, meant }]
  })
}
