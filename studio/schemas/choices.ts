import type { ReferenceTarget } from './definition'
import type { DefineChoices } from './part-types'

const choices: DefineChoices = (...all) => all

export const backgroundChoices = choices(
  { title: 'White', value: 'White' },
  { title: 'Gold (secondary colour)', value: 'Gold' },
  { title: 'Rose', value: 'Rose' },
  { title: 'Green (mint)', value: 'Green' },
)

export const seasonChoices = choices(
  { title: 'Summer', value: 'summer' },
  { title: 'Winter', value: 'winter' },
)

/**
 * Every type that has a page of its own, in the order of the specification (section 3). A link or menu
 * entry to one is weak: the page can leave the site, and they vanish with it.
 */
export const pageTargets: ReferenceTarget[] = [
  { type: 'page' },
  { type: 'room' },
  { type: 'restaurant' },
  { type: 'package' },
  { type: 'activity' },
]
