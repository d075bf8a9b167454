/** What a visitor wishes of a room, as the address keeps it. Pure. */
export const comforts = ['dog', 'stove', 'bath'] as const
export type Comfort = (typeof comforts)[number]

export interface Wishes {
  /** How many stay; null where that is not said. */
  guests: number | null
  /** On which floor, 0 for the ground floor; null where any will do. */
  floor: number | null
  comforts: readonly Comfort[]
}

/** What can be wished for: more guests than any room takes, and floors without a room, cannot. */
export interface Offered {
  mostGuests: number
  floors: readonly number[]
}

/** What is asked of a room. */
export interface RoomOffer {
  readonly guests: number | null
  readonly floors: readonly { readonly level: number }[]
  readonly allowsDogs: boolean
  readonly hasStove: boolean
  readonly hasBathtub: boolean
}

export const noWishes: Wishes = { guests: null, floor: null, comforts: [] }

/** Whether anything is wished for. */
export const isWish = ({ guests, floor, comforts: chosen }: Wishes): boolean =>
  guests !== null || floor !== null || chosen.length > 0

const has: Readonly<Record<Comfort, (room: RoomOffer) => boolean>> = {
  dog: (room) => room.allowsDogs,
  stove: (room) => room.hasStove,
  bath: (room) => room.hasBathtub,
}

/** What a room has of it, in the order of the list. */
export const comfortsOf = (room: RoomOffer): Comfort[] => comforts.filter((comfort) => has[comfort](room))

/**
 * Whether a room is what is wished for. One that does not say how many it takes, or where it lies, takes none and lies
 * nowhere for certain.
 */
export const fits = (room: RoomOffer, wishes: Wishes): boolean =>
  (wishes.guests === null || (room.guests ?? 0) >= wishes.guests) &&
  (wishes.floor === null || room.floors.some(({ level }) => level === wishes.floor)) &&
  wishes.comforts.every((comfort) => has[comfort](room))

/** How many come, by a query string; null where it says nothing of it, or wrongly. */
export function readGuests(query: string, mostGuests: number): number | null {
  const guests = Number(new URLSearchParams(query).get('guests'))
  return Number.isInteger(guests) && guests >= 1 && guests <= mostGuests ? guests : null
}

/** The wishes of a query string; what it says of anything else, or wrongly, is passed over. */
export function readWishes(query: string, { mostGuests, floors }: Offered): Wishes {
  const given = new URLSearchParams(query)
  return {
    guests: readGuests(query, mostGuests),
    floor: floors.find((floor) => String(floor) === given.get('floor')) ?? null,
    comforts: comforts.filter((comfort) => given.get(comfort) === 'yes'),
  }
}

/** The query string of wishes, with `?`; always in the same order, so that links compare. Empty wishes are `?`. */
export function writeWishes(wishes: Wishes): string {
  const query = new URLSearchParams()
  if (wishes.guests !== null) query.set('guests', String(wishes.guests))
  if (wishes.floor !== null) query.set('floor', String(wishes.floor))
  for (const comfort of comforts) if (wishes.comforts.includes(comfort)) query.set(comfort, 'yes')
  return `?${query}`
}

/** The same wishes with another number of guests; the number that is chosen takes itself back. */
export const withGuests = (wishes: Wishes, guests: number): Wishes => ({
  ...wishes,
  guests: wishes.guests === guests ? null : guests,
})

/** The same wishes on another floor; the one that is chosen takes itself back. */
export const withFloor = (wishes: Wishes, floor: number): Wishes => ({
  ...wishes,
  floor: wishes.floor === floor ? null : floor,
})

/** The same wishes with one more, or without it. */
export const withComfort = (wishes: Wishes, comfort: Comfort): Wishes => ({
  ...wishes,
  comforts: wishes.comforts.includes(comfort)
    ? wishes.comforts.filter((other) => other !== comfort)
    : [...wishes.comforts, comfort],
})

/** The floors of rooms, each once, from the lowest. */
export function floorsAmong<Floor extends { readonly level: number }>(
  rooms: readonly { readonly floors: readonly Floor[] }[],
): Floor[] {
  const byLevel = new Map(rooms.flatMap(({ floors }) => floors.map((floor) => [floor.level, floor] as const)))
  return [...byLevel.values()].sort((a, b) => a.level - b.level)
}
