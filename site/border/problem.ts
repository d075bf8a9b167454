/** What a fault is about, by name: paths, values, numbers, ids of documents (`document`) and languages (`language`). */
export type FaultFacts = Readonly<Record<string, string | number>>

/**
 * Why something is left out or held back: a code that never changes its meaning, what it is about, and the same as an
 * English sentence for logs. Editors and operators read it in their own words, which are made of code and facts.
 */
export interface SiteFault<Code extends string = SiteFaultCode> {
  code: Code
  facts: FaultFacts
  reason: string
}

/** Bad input: which document, which field, why. Nothing is lost by it. */
export interface SiteProblem<Code extends string = SiteFaultCode> extends SiteFault<Code> {
  documentId: string
  field: string
}

/** What documents and feeds can have wrong. */
export type SiteFaultCode =
  | `address.${'missing' | 'slashes' | 'language' | 'percent' | 'hidden' | 'character' | 'dots' | 'long' | 'reserved' | 'file' | 'taken' | 'stays'}`
  | `document.${'language' | 'title' | 'guard' | 'part-taken' | 'single' | 'unread' | 'other-language' | 'text-place' | 'text-taken' | 'picture' | 'link' | 'section' | 'section-twice' | 'season' | 'arrivals' | 'deep' | 'stands-in' | 'kind' | 'choice' | 'whole' | 'range' | 'characters' | 'window'}`
  | `entry.${'missing' | 'empty' | 'long' | 'value' | 'slug' | 'picture' | 'link' | 'unreadable' | 'twice' | 'characters'}`
  | `reading.${'number' | 'range' | 'moment' | 'apart' | 'counts'}`
  | `date.${'missing' | 'day' | 'year' | 'long' | 'time' | 'order' | 'skipped' | 'twice' | 'unreadable'}`
  | FeedFaultCode

/** Why a whole feed is not taken. */
export type FeedFaultCode =
  `feed.${'type' | 'charset' | 'encoding' | 'json' | 'no-body' | 'late' | 'large' | 'status' | 'redirect' | 'unreachable' | 'shape' | 'empty' | 'shrunken' | 'many' | 'members' | 'ahead'}`

/** A fault of one code. */
export const fault = <Code extends string>(
  code: Code,
  reason: string,
  facts: FaultFacts = {},
): SiteFault<Code> => ({
  code,
  facts,
  reason,
})
