/** The local time of day, HH:mm, at an instant in a time zone. */
export function localTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant)
}
