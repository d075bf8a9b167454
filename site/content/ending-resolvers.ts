import { Script } from 'node:vm'

/** Processor time that one resolver may take, ms. All of a page take 1 to 10. */
const limit = 1_000
/** A machine that is busy with other things gets twice as long each time, up to sixteen times. */
const mostTries = 5

/** How it is told of a page; the worker says the same of a page whose rendering does not end. */
export const notEnding = 'making it did not come to an end'

const place = Symbol.for('work of a resolver')
const script = new Script(`globalThis[Symbol.for('work of a resolver')]()`)

const isBrokenOff = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/** Whether most of so much of the processor's time was spent, ms. A process that slept or had to wait has not. */
function hasSpent(milliseconds: number, since: NodeJS.CpuUsage): boolean {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000 > 0.8 * milliseconds
}

/** Does work, or breaks it off after `milliseconds` of the processor's time. @throws Error `notEnding` */
export function withinLimit<Result>(work: () => Result, milliseconds = limit): Result {
  for (let tries = 1; ; tries += 1) {
    const since = process.cpuUsage()
    const done: { result: Result }[] = []
    Reflect.set(globalThis, place, () => void done.push({ result: work() }))
    try {
      script.runInThisContext({ timeout: milliseconds * 2 ** (tries - 1) })
    } catch (error) {
      if (!isBrokenOff(error)) throw error
      if (tries === mostTries || hasSpent(milliseconds, since)) throw new Error(notEnding)
    }
    const [first] = done
    if (first) return first.result
  }
}

type Resolve = (source: never, args: never, context: never) => unknown
type Resolvers = Readonly<Record<string, Readonly<Record<string, { resolve: Resolve }>>>>

/** Queries in which a resolver did not end: the page is lost, and the others are not tried. */
const lost = new WeakSet<object>()

function ending(resolve: Resolve): Resolve {
  return (source, args, context) => {
    if (lost.has(context)) throw new Error(notEnding)
    try {
      return withinLimit(() => resolve(source, args, context))
    } catch (error) {
      if (error instanceof Error && error.message === notEnding) lost.add(context)
      throw error
    }
  }
}

/**
 * Resolvers that fail instead of never ending, so that a page whose data cannot be had costs the others a second and no
 * builder. Only this site's own code is ever broken off, which keeps nothing that could be left half done. A watch takes
 * 0.1 ms: `without` names the types of what there is dozens of on a page.
 */
export function endingResolvers<Given extends Resolvers>(
  resolvers: Given,
  without: readonly string[],
): Given {
  const watched = Object.entries(resolvers).map(([type, fields]) => {
    if (without.includes(type)) return [type, fields] as const
    const ends = Object.entries(fields).map(([name, field]) => [
      name,
      { ...field, resolve: ending(field.resolve) },
    ])
    return [type, Object.fromEntries(ends)] as const
  })
  return Object.assign({}, resolvers, Object.fromEntries(watched))
}
