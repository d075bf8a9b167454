import type { HeldBack } from '../app/worker-messages'

/** What whoever starts the product reads of pages that are held back. */
export const heldWords = ({ count, path, why }: HeldBack): string =>
  count === 1
    ? `One page is held back, ${path}: ${why}`
    : `${count} pages are held back. The first, ${path}: ${why}\nThe page of operations names all of them.`
