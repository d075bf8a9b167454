import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { plainError } from '../errors'
import { jsonBody } from '../http/parameters'
import { endpointOf, type Fault, type FaultKind, type FaultSwitches, parseFault } from './fault-switches'

const statuses: Partial<Record<FaultKind, number>> = {
  'status-500': 500,
  'status-429': 429,
  'status-408': 408,
}

/** `POST`, `GET` and `DELETE /sandbox/faults`: switch on, look, switch all off. */
export function addFaultRoutes(app: FastifyInstance, switches: FaultSwitches): void {
  app.post('/sandbox/faults', async (request) => {
    try {
      switches.add(parseFault(jsonBody(request)))
    } catch (error) {
      if (error instanceof z.ZodError) throw plainError(400, z.prettifyError(error))
      throw error
    }
    return { faults: switches.list() }
  })
  app.get('/sandbox/faults', async () => ({ faults: switches.list() }))
  app.delete('/sandbox/faults', async () => {
    switches.clear()
    return { faults: [] }
  })
}

/** Lets each request meet the fault that waits for it. Returns what `reading` needs to know about the request. */
export function addFaultHook(
  app: FastifyInstance,
  switches: FaultSwitches,
): (request: FastifyRequest) => Fault | undefined {
  const met = new WeakMap<FastifyRequest, Fault>()
  app.addHook('onRequest', async (request, reply) => {
    const fault = switches.take(endpointOf(request.url))
    if (!fault) return
    met.set(request, fault)
    const status = statuses[fault.kind]
    if (status) return fail(reply, status)
    if (fault.kind === 'reset') return tearDown(reply)
    if (fault.kind === 'silence') return keepSilent(reply, fault.milliseconds)
  })
  return (request) => met.get(request)
}

function fail(reply: FastifyReply, status: number): never {
  if (status === 429) reply.header('retry-after', '1')
  throw plainError(status, `The sandbox was asked to answer ${status}`)
}

function tearDown(reply: FastifyReply): void {
  reply.hijack()
  const { socket } = reply.raw
  if (socket && 'resetAndDestroy' in socket) socket.resetAndDestroy()
  else reply.raw.destroy()
}

function keepSilent(reply: FastifyReply, milliseconds: number | undefined): void {
  reply.hijack()
  if (milliseconds === undefined) return
  const timer = setTimeout(() => reply.raw.destroy(), milliseconds)
  reply.raw.once('close', () => clearTimeout(timer))
}

/** The lines of an export under a fault. */
export function* faultyLines(lines: Iterable<string>, kind: FaultKind | undefined): Generator<string> {
  if (kind !== 'truncated-export' && kind !== 'export-error') {
    yield* lines
    return
  }
  const all = [...lines].join('')
  const half = all.slice(0, Math.floor(all.length / 2))
  if (kind === 'truncated-export') yield half
  else {
    yield half.slice(0, half.lastIndexOf('\n') + 1)
    yield `${JSON.stringify({ statusCode: 500, error: 'Internal Server Error', message: 'Export was interrupted' })}\n`
  }
}
