/** A local moment in the hotel's zone: a day (YYYY-MM-DD) and, unless it lasts all day, a time (HH:mm). */
export interface LocalMoment {
  date: string
  time?: string
}
