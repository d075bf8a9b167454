/** Title, one line, and the text of an event in one language. Limited markdown in the text. */
export type Words = readonly [title: string, teaser: string, description: string]

/** An event of the invented valley as its editors would keep it. */
export interface ProgramEntry {
  slug: string
  /**
   * When it takes place, every year: months (`12`, `6,7,8` or `*`), a day (`24`, `sat2` for the second Saturday, `sun-1`
   * for the last Sunday, `last`, `easter` in `3,4`; `20+1` or `sat2+1` for two days), and a time (`20:30`, `21:45-01:30`) or none for all day.
   */
  dates: readonly string[]
  at: keyof typeof import('./places').places
  by: keyof typeof import('./organizers').organizers
  in: readonly ('music' | 'kitchen' | 'mountain' | 'custom' | 'family')[]
  /** CHF, a range, or free of charge; without it the feed says nothing. */
  price?: number | readonly [number, number] | 'free'
  priceNote?: { de: string; fr: string; en: string }
  /** Whether a place has to be booked at the concierge. */
  book?: boolean
  status?: 'cancelled' | 'moved'
  statusNote?: { de: string; fr: string; en: string }
  /** How many days later than first announced it takes place. */
  movedByDays?: number
  /** The only date that the status is about, counted from the first one that is shown. */
  statusOfDate?: number
  /** Channels other than the hotel's own only. */
  elsewhere?: 'val-serein' | 'arolles-bahnen'
  /** Name of a leaflet to download. */
  leaflet?: { de: string; fr: string; en: string }
  /** Title of a further link. */
  link?: { de: string; fr: string; en: string }
  de: Words
  fr: Words
  en: Words
}
