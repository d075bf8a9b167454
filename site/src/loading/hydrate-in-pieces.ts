import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** As Gatsby has it: what no boundary catches is logged; what one catches, that one tells. */
const told = {
  onUncaughtError: (error: unknown) => console.error('Uncaught error:', error),
  onCaughtError: () => undefined,
}

/**
 * Takes a page over in pieces of a few milliseconds, between which the browser answers the visitor. Gatsby's own call does
 * all of it in one task, in which a phone is deaf; as a transition React lets go whenever somebody else has to do.
 */
export function hydrateInPieces(element: ReactNode, container: Element): void {
  startTransition(() => {
    if (container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes())
      hydrateRoot(container, element, told)
    else createRoot(container, told).render(element)
  })
}
