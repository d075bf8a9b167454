import { rememberedList } from './list-memory'

/**
 * Runs on each page: where the list of events remembers the days of a visit, bookings and forms get them, by code that nobody
 * else loads. Without that code they are as they were.
 */
export function followStay(): void {
  if (rememberedList()?.includes('arrival='))
    import('./hand-on-stay').then(
      ({ handOnStay }) => handOnStay(),
      () => {},
    )
}
