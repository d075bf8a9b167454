interface Measured {
  readonly size: number | null
  readonly guests: number | null
  readonly floorText: string | null
}

type Translate = (key: 'guestCount', values: { count: number }) => string

/** What of a room compares at a glance: `31 m²`, `2 Personen`, `2. bis 4. Stock`; what nobody said is left out. */
export const measuresOf = ({ size, guests, floorText }: Measured, t: Translate): string[] =>
  [
    size === null ? null : `${size}\u00a0m²`,
    guests === null ? null : t('guestCount', { count: guests }),
    floorText,
  ].filter((measure) => measure !== null)

/** The page of a room, told how many come, so that it hands that on to the booking. */
export const pathFor = (path: string, guests: number | null): string =>
  guests === null ? path : `${path}?guests=${guests}`
