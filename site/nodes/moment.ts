import type { NodeInput } from './node-input'

/** The moment whose documents the pages show, ms since the epoch, as a node: a builder that wakes up knows it. Nothing asks for it. */
export const momentNode = (moment: number): NodeInput => ({
  id: 'moment',
  type: 'Moment',
  fields: { at: new Date(moment).toISOString() },
})
