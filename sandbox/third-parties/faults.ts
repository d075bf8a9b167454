import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const schema = z.strictObject({
  /** Requests to this path fail. */
  path: z.string().startsWith('/'),
  kind: z.enum(['status-500', 'reset', 'silence']).default('status-500'),
  times: z.number().int().min(1).default(1),
})

type Fault = z.infer<typeof schema>

/** `POST /faults {path, kind, times}`: the next requests to a path fail, so that a page can be seen to go on. */
export function addFaults(app: FastifyInstance): void {
  let faults: Fault[] = []
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0]
    const fault = faults.find((candidate) => candidate.path === path)
    if (!fault) return
    fault.times -= 1
    faults = faults.filter(({ times }) => times > 0)
    if (fault.kind === 'status-500') return reply.code(500).type('text/plain').send('Out of order, as asked')
    reply.hijack()
    if (fault.kind === 'reset') reply.raw.destroy()
  })
  app.post('/faults', async (request, reply) => {
    const parsed = schema.safeParse(readJson(request.body))
    if (!parsed.success) return reply.code(400).send({ error: z.prettifyError(parsed.error) })
    faults.push(parsed.data)
    return { faults }
  })
  app.delete('/faults', async () => {
    faults = []
    return { faults }
  })
}

function readJson(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}
