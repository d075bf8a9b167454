import { ridgeStandIn } from './ridge/stand-in'

/** A service of readings as it could be: what it measures at an instant. */
export interface ReadingStandIn {
  /** What it says; with the moment at which it was measured. */
  measure(instant: Date): { measuredAt: string }
  /** The same values in wrong types, for tests. */
  wrongTypes: object
  /** What `npm start` calls it, and says of it. */
  title: string
  says: string
}

/** By name: each answers at `/{name}.json`. */
export const readingStandIns = { ridge: ridgeStandIn } satisfies Record<string, ReadingStandIn>
