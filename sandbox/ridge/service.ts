import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import { answerText, textFaults } from '../events-feed/faults'
import { readingAt } from './reading'

/** What can be wrong with the service, for tests. `off` ends it. */
export const ridgeFaults = ['off', ...textFaults, 'wrong-types', 'ahead', 'old'] as const
type RidgeFault = (typeof ridgeFaults)[number]

const faultRequest = z.object({ kind: z.enum(ridgeFaults) })
const editRequest = z.object({
  /** The moment that it measures at; null for that of the clock. */
  at: z.iso.datetime({ offset: true }).nullable().optional(),
  /** Fields to replace, all of them as they were when it is left out. */
  patch: z.record(z.string(), z.unknown()).optional(),
})

const wrongTypes = {
  temperature: 'minus sechs',
  snowDepth: -4,
  lifts: { open: 9, total: 7 },
  nextTrain: '14:40',
  webcam: 'gerade eben',
}
const hour = 3_600_000

export interface RidgeService {
  /** Requests that tests set it by: `POST /sandbox/ridge {at, patch}` and `POST /sandbox/ridge-faults {kind}`. */
  routes: Record<string, (body: unknown) => unknown>
  /** `GET /ridge.json` */
  answer(response: ServerResponse): void
}

/** What it is like on the ridge, as a service of the railway would say it; `at`: the one moment that it measures at. */
export function ridgeService(clock: () => Date, at?: Date): RidgeService {
  let fault: RidgeFault = 'off'
  let edit: z.infer<typeof editRequest> = at ? { at: at.toISOString() } : {}
  const reading = (later = 0): object => ({
    ...readingAt(new Date((edit.at ? Date.parse(edit.at) : clock().getTime()) + later)),
    ...edit.patch,
  })
  const bodies: Partial<Record<RidgeFault, () => object>> = {
    'wrong-types': () => ({ ...reading(), ...wrongTypes }),
    ahead: () => reading(30 * hour),
    old: () => reading(-30 * hour),
  }
  return {
    routes: {
      'POST /sandbox/ridge': (body) => {
        edit = { ...edit, patch: undefined, ...editRequest.parse(body) }
        return edit
      },
      'POST /sandbox/ridge-faults': (body) => {
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
