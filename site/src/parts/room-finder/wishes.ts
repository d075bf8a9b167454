/** What a visitor wishes of a room, as the address keeps it. Pure. */
export const comforts = ['dog', 'stove', 'bath'] as const
export type Comfort = (typeof comforts)[number]

export interface Wishes {
  /** How many stay; null where that is not said. */
  guests: number | null
  comforts: readonly Comfort[]
}

/** What is asked of a room. */
export interface RoomOffer {
  readonly guests: number | null
  readonly allowsDogs: boolean
  readonly hasStove: boolean
  readonly hasBathtub: boolean
}

export const noWishes: Wishes = { guests: null, comforts: [] }

const has: Readonly<Record<Comfort, (room: RoomOffer) => boolean>> = {
  dog: (room) => room.allowsDogs,
  stove: (room) => room.hasStove,
  bath: (room) => room.hasBathtub,
}

/** What a room has of it, in the order of the list. */
export const comfortsOf = (room: RoomOffer): Comfort[] => comforts.filter((comfort) => has[comfort](room))

/** Whether a room is what is wished for. One that does not say how many it takes, takes none for certain. */
export const fits = (room: RoomOffer, wishes: Wishes): boolean =>
  (wishes.guests === null || (room.guests ?? 0) >= wishes.guests) &&
  wishes.comforts.every((comfort) => has[comfort](room))

/** The wishes of a query string; what it says of anything else, or wrongly, is passed over. */
export function readWishes(query: string, mostGuests: number): Wishes {
  const given = new URLSearchParams(query)
  const guests = Number(given.get('guests'))
  return {
    guests: Number.isInteger(guests) && guests >= 1 && guests <= mostGuests ? guests : null,
    comforts: comforts.filter((comfort) => given.get(comfort) === 'yes'),
  }
}

/** The query string of wishes, with `?`; always in the same order, so that links compare. Empty wishes are `?`. */
export function writeWishes(wishes: Wishes): string {
  const query = new URLSearchParams()
  if (wishes.guests !== null) query.set('guests', String(wishes.guests))
  for (const comfort of comforts) if (wishes.comforts.includes(comfort)) query.set(comfort, 'yes')
  return `?${query}`
}

/** The same wishes with another number of guests; the number that is chosen takes itself back. */
export const withGuests = (wishes: Wishes, guests: number): Wishes => ({
  ...wishes,
  guests: wishes.guests === guests ? null : guests,
})

/** The same wishes with one more, or without it. */
export const withComfort = (wishes: Wishes, comfort: Comfort): Wishes => ({
  ...wishes,
  comforts: wishes.comforts.includes(comfort)
    ? wishes.comforts.filter((other) => other !== comfort)
    : [...wishes.comforts, comfort],
})
