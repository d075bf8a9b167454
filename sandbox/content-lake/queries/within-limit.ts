import { Script } from 'node:vm'

const place = Symbol.for('query of the content lake')
const script = new Script(`globalThis[Symbol.for('query of the content lake')]()`)

/** Thrown where work was broken off. */
export class TookTooLong extends Error {}

/**
 * Does work that keeps nothing, or breaks it off after so many milliseconds: a query that compares everything with
 * everything would hold up whoever else asks, for hours. @throws TookTooLong
 */
export function withinLimit<Result>(work: () => Result, milliseconds: number): Result {
  const done: { result: Result }[] = []
  Reflect.set(globalThis, place, () => void done.push({ result: work() }))
  try {
    script.runInThisContext({ timeout: milliseconds })
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TookTooLong(`longer than ${milliseconds} ms`)
    throw error
  }
  const [first] = done
  if (!first) throw new TookTooLong('it did not come to its end')
  return first.result
}
