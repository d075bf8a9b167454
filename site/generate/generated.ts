import { queryTypes } from './query-types'

/** The files that are written from others, and what belongs in them. */
export const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  'site/gatsby-types.d.ts': queryTypes,
}
