import type { TextKey } from './texts-of'

/** How hard a walk or a run is; each is the key of its word. */
export const difficulties = ['easy', 'moderate', 'demanding'] as const satisfies TextKey<'detail'>[]
