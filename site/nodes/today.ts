import type { NodeInput } from './node-input'

/** The day that the pages show, as a node: pages of the day depend on it, and on no clock. */
export const todayNode = (date: string): NodeInput => ({ id: 'today', type: 'Today', fields: { date } })
