import { isOverlayStep } from './open-dialog'

/**
 * Whether a page of ours takes the place of the step of the history that one stands on: of one that an overlay added, and of itself, as
 * with every link, where a visitor clicks twice.
 */
export function takesThisStep(address: string): boolean {
  const { pathname, search } = new URL(address, window.location.origin)
  const isHere = pathname === window.location.pathname && search === window.location.search
  return isHere || isOverlayStep()
}
