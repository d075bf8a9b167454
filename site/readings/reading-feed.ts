import type { FeedFaultCode, SiteFault, SiteProblem } from '../border/problem'
import type { NodeInput } from '../nodes/node-input'

/** What a service measured at one moment. */
export interface AnyReading {
  /** ms since the epoch. */
  measuredAt: number
}

/** A value that was left out, by the name that the service gives it. */
export type ValueProblem = Omit<SiteProblem, 'documentId'>

export type ParsedReading<Kind extends AnyReading> =
  | { reading: Kind; problems: readonly ValueProblem[] }
  | { malformed: SiteFault<FeedFaultCode> }

/** What operators read of such a feed, in one of their languages. */
export interface ReadingWords {
  /** What a look at it is called: `On the ridge`. */
  look: string
  /** Why a page was made anew: `shows what it is like on the ridge`. */
  shown: string
  /** Why none was: `On the ridge it is as the pages show already.` */
  unchanged: string
  /** Who said a value that is wrong: `The service of the ridge`. */
  service: string
  /** What its values are called, by the names that it gives them: `{ snowDepth: 'Depth of the snow' }`. */
  values: Readonly<Record<string, string>>
  alert: {
    title: string
    /** What pages show where there never was a reading. */
    none: string
    /** What they show of one that was measured at a time. */
    kept(at: string): string
  }
}

/** A service that says what is measured somewhere just now; pages show one node of it. A feed is a folder beside this file. */
export interface ReadingFeed<Kind extends AnyReading = AnyReading> {
  /** GraphQL type of its node, and of what pages make of it. Each description shows in GraphiQL. */
  graphqlTypes: string
  /** When it is asked where nothing else is set: five cron fields in the hotel's zone. */
  usualCron: string
  /** What it answers on a day (YYYY-MM-DD) with every value: what tests and the schema's own site are made of. */
  example(day: string): object
  /** Its answer at the border. What is wrong is left out by name; without a moment there is nothing. */
  parse(body: unknown): ParsedReading<Kind>
  /**
   * What pages of a moment (ms since the epoch) show of the last good reading; the node is there without one, too. A clean build
   * and a regeneration make it of the same two: what lies on the disk, and the moment.
   */
  node(reading: Kind | undefined, moment: number, timeZone: string): NodeInput
  words: Readonly<Record<'de' | 'en', ReadingWords>>
}
