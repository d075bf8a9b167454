import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { answerText, textFaults } from '../events-feed/faults'
import { type ReadingStandIn, readingStandIns } from './stand-ins'

/** What can be wrong with such a service, for tests. `off` ends it. */
export const readingFaults = ['off', ...textFaults, 'wrong-types', 'ahead', 'old'] as const
type ReadingFault = (typeof readingFaults)[number]

const faultRequest = z.object({ kind: z.enum(readingFaults) })
const editRequest = z.object({
  /** The moment that it measures at; null for that of the clock. */
  at: z.iso.datetime({ offset: true }).nullable().optional(),
  /** Fields to replace, all of them as they were when it is left out. */
  patch: z.record(z.string(), z.unknown()).optional(),
})

const hour = 3_600_000

interface ReadingService {
  /** Requests that tests set it by: `POST /sandbox/{name} {at, patch}` and `POST /sandbox/{name}-faults {kind}`. */
  routes: Record<string, (body: unknown) => unknown>
  /** `GET /{name}.json` */
  answer(response: ServerResponse): void
}

/** `at`: the one moment that it measures at. */
function readingService(
  name: string,
  { measure, wrongTypes }: ReadingStandIn,
  clock: () => Date,
  at?: Date,
): ReadingService {
  let fault: ReadingFault = 'off'
  let edit: z.infer<typeof editRequest> = at ? { at: at.toISOString() } : {}
  const reading = (later = 0): object => ({
    ...measure(new Date((edit.at ? Date.parse(edit.at) : clock().getTime()) + later)),
    ...edit.patch,
  })
  const bodies: Partial<Record<ReadingFault, () => object>> = {
    'wrong-types': () => ({ ...reading(), ...wrongTypes }),
    ahead: () => reading(30 * hour),
    old: () => reading(-30 * hour),
  }
  return {
    routes: {
      [`POST /sandbox/${name}`]: (body) => {
        edit = { ...edit, patch: undefined, ...editRequest.parse(body) }
        return edit
      },
      [`POST /sandbox/${name}-faults`]: (body) => {
        fault = faultRequest.parse(body).kind
        return { kind: fault }
      },
    },
    answer(response) {
      const kind = textFaults.find((each) => each === fault) ?? 'off'
      answerText(response, kind, JSON.stringify((bodies[fault] ?? reading)()))
    },
  }
}

/** All of them, by the path at which each answers. */
export function readingServices(clock: () => Date, at?: Date): ReadonlyMap<string, ReadingService> {
  return new Map(
    Object.entries(readingStandIns).map(([name, standIn]) => [
      `/${name}.json`,
      readingService(name, standIn, clock, at),
    ]),
  )
}
