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
interface Field {
  args?: unknown
  resolve: Resolve
}
type Fields = Readonly<Record<string, Field>>
type Resolvers = Readonly<Record<string, Fields>>

/**
 * What is used of what GraphQL tells a resolver: the query, which has a name where a page asks, and where in its answer the field
 * stands. Gatsby tells neither where it filters or sorts by the field.
 */
interface Place {
  operation?: { name?: { value: string } | undefined }
  path?: Step
}
interface Step {
  key: string | number
  prev?: Step | undefined
}

/** Queries in which a resolver did not end: the page is lost, and the others are not tried. */
const lost = new WeakSet<object>()

/** Query and fields around a field; entries of a list are all alike. Undefined for a query without a name, which nobody asks twice. */
function surroundings({ operation, path }: Place): string | undefined {
  if (operation?.name === undefined) return undefined
  let names = ''
  for (let step = path?.prev; step; step = step.prev)
    if (typeof step.key === 'string') names = `${step.key}.${names}`
  return `${operation.name.value} ${names}`
}

/** Fails as the work does, or returns what it returns, as often as it is asked. */
type Outcome = () => unknown

function outcomeOf(work: () => unknown): Outcome {
  try {
    const value = work()
    return () => value
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/**
 * Makes the outcomes that are not known yet, under one watch. Fields that end are not lost for what all of them take together: what
 * was broken off in time of its own is begun anew. @throws Error `notEnding` for a field that spent the time of a watch alone
 */
function makeOutcomes(names: Iterable<string>, known: Map<string, Outcome>, make: (name: string) => unknown) {
  for (;;) {
    const before = known.size
    let begun = process.cpuUsage()
    try {
      return withinLimit(() => {
        for (const name of names) {
          if (known.has(name)) continue
          begun = process.cpuUsage()
          known.set(
            name,
            outcomeOf(() => make(name)),
          )
        }
      })
    } catch (error) {
      if (known.size === before || hasSpent(limit, begun)) throw error
    }
  }
}

/**
 * The fields of a type, each broken off where it does not end. The fields that a query asked for at the same place before are
 * resolved together, under one watch; those with arguments alone.
 */
function endingFields(fields: Fields): Fields {
  /** The fields that a query asks for at a place. */
  const asked = new Map<string, Set<string>>()
  /** What came of them, by the query's run and the source. */
  const outcomes = new WeakMap<object, Map<unknown, Map<string, Outcome>>>()

  const alone = (name: string, source: never, args: never, context: never): unknown =>
    withinLimit(() => fields[name]?.resolve(source, args, context))
  const together = (name: string, source: never, args: never, context: never, place: string): unknown => {
    const sources = kept(outcomes, context, () => new Map<unknown, Map<string, Outcome>>())
    const known = kept(sources, source, () => new Map<string, Outcome>())
    const names = kept(asked, place, () => new Set<string>()).add(name)
    if (!known.has(name)) makeOutcomes(names, known, (each) => fields[each]?.resolve(source, args, context))
    return known.get(name)?.()
  }
  const resolve =
    (name: string) =>
    (source: never, args: never, context: never, info?: Place): unknown => {
      if (lost.has(context)) throw new Error(notEnding)
      const place = fields[name]?.args ? undefined : info && surroundings(info)
      try {
        return place === undefined
          ? alone(name, source, args, context)
          : together(name, source, args, context, place)
      } catch (error) {
        if (error instanceof Error && error.message === notEnding) lost.add(context)
        throw error
      }
    }
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, resolve: resolve(name) }]),
  )
}

interface Keeping<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

function kept<Key, Value>(all: Keeping<Key, Value>, key: Key, make: () => Value): Value {
  const found = all.get(key)
  if (found !== undefined) return found
  const made = make()
  all.set(key, made)
  return made
}

/**
 * Resolvers that fail instead of never ending, so that a page whose data cannot be had costs the others a second and no
 * builder. Only this site's own code is ever broken off, which keeps nothing that could be left half done. A watch takes
 * 0.2 ms, and a page has some twenty fields: `without` names types, and fields such as `Query.hotel`, that take no work.
 */
export function endingResolvers<Given extends Resolvers>(
  resolvers: Given,
  without: readonly string[],
): Given {
  const watched = Object.entries(resolvers).map(([type, fields]) => {
    if (without.includes(type)) return [type, fields] as const
    const ends = Object.entries(endingFields(fields)).filter(([name]) => !without.includes(`${type}.${name}`))
    return [type, { ...fields, ...Object.fromEntries(ends) }] as const
  })
  return Object.assign({}, resolvers, Object.fromEntries(watched))
}
