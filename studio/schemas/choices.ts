import type { ReferenceTarget } from './definition'
import type { DefineChoices } from './part-types'

const choices: DefineChoices = (...all) => all

/** Choices between what the site has a list of: the compiler asks for the title of each. */
export const choicesOf = <Value extends string>(
  values: readonly Value[],
  titles: Readonly<Record<Value, string>>,
): { title: string; value: Value }[] => values.map((value) => ({ title: titles[value], value }))

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
