import type { Deed } from './deed'
import { leaving } from './leaving'
import { newPage } from './new-page'
import { texts } from './texts'

/** The day of an editor, in this order: later deeds work on what earlier ones have made. */
export const walk: readonly Deed[] = [...texts, ...newPage, ...leaving]
