import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** The query of the address; empty on the server and while React takes over, as the static page knows none. */
export const useQuery = (search: string): string =>
  useSyncExternalStore(
    subscribe,
    () => search,
    () => '',
  )
