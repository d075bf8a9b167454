import { z } from 'zod'

/** What can be made to go wrong. */
const faultKinds = [
  /** An error of the service itself: 500, 429 (with Retry-After) or 408. */
  'status-500',
  'status-429',
  'status-408',
  /** The connection is torn down before an answer. */
  'reset',
  /** No answer at all until the caller gives up or `milliseconds` have passed; then the connection is torn down. */
  'silence',
  /** The export ends in the middle of a line. */
  'truncated-export',
  /** The export answers 200, and ends in an error object. */
  'export-error',
  /** Queries and exports find nothing. */
  'empty-result',
  /** Queries and exports miss three documents in ten. */
  'missing-documents',
  /** Reads see the documents as they were before the newest transaction. */
  'stale-read',
] as const

export type FaultKind = (typeof faultKinds)[number]

const endpoints = [
  'graphql',
  'export',
  'query',
  'doc',
  'mutate',
  'actions',
  'listen',
  'assets',
  'images',
  'files',
] as const
type Endpoint = (typeof endpoints)[number]

const reads: readonly Endpoint[] = ['graphql', 'export', 'query', 'doc']

const faultSchema = z.strictObject({
  kind: z.enum(faultKinds),
  /** How many requests are hit. */
  times: z.number().int().min(1).default(1),
  /** Which requests count; without it the reads that the fault makes sense for. */
  endpoints: z.array(z.enum(endpoints)).min(1).optional(),
  milliseconds: z.number().int().min(1).optional(),
})

export interface Fault {
  kind: FaultKind
  /** Requests that are still to be hit. */
  times: number
  endpoints: readonly Endpoint[]
  milliseconds?: number
}

const defaultEndpoints: Partial<Record<FaultKind, readonly Endpoint[]>> = {
  'truncated-export': ['export'],
  'export-error': ['export'],
  'empty-result': ['query', 'doc', 'export'],
  'missing-documents': ['query', 'doc', 'export'],
  'stale-read': ['query', 'doc', 'export'],
}

/** @throws ZodError that names what is wrong */
export function parseFault(body: unknown): Fault {
  const { kind, times, milliseconds, endpoints: asked } = faultSchema.parse(body)
  const hits = asked ?? defaultEndpoints[kind] ?? reads
  return { kind, times, endpoints: hits, ...(milliseconds && { milliseconds }) }
}

/** The faults that are switched on, first come first served; each request is hit by at most one. */
export class FaultSwitches {
  #faults: Fault[] = []

  add(fault: Fault): void {
    this.#faults.push({ ...fault })
  }

  list(): readonly Fault[] {
    return this.#faults
  }

  clear(): void {
    this.#faults = []
  }

  /** The fault that hits a request to this endpoint, counted down. */
  take(endpoint: Endpoint | undefined): Fault | undefined {
    const fault = this.#faults.find((candidate) => endpoint && candidate.endpoints.includes(endpoint))
    if (!fault) return undefined
    fault.times -= 1
    this.#faults = this.#faults.filter(({ times }) => times > 0)
    return fault
  }
}

/** The endpoint that a path belongs to, if a fault can hit it. */
export function endpointOf(url: string): Endpoint | undefined {
  const found =
    /^\/(?:v[^/]+\/(?:apis\/(graphql)|data\/(export|query|doc|mutate|actions|listen)|(assets))|(images|files))\//
      .exec(url)
      ?.slice(1)
      .find((part) => part !== undefined)
  return endpoints.find((endpoint) => endpoint === found)
}
