import { z } from 'zod'
import { plainError } from '../errors'

const fields = z.record(z.string(), z.unknown())

const selection = z.union([
  z.object({ id: z.union([z.string(), z.array(z.string())]) }),
  z.object({ query: z.string(), params: fields.optional() }),
])

const operations = z.object({
  setIfMissing: fields.optional(),
  set: fields.optional(),
  unset: z.array(z.string()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: z
    .object({
      before: z.string().optional(),
      after: z.string().optional(),
      replace: z.string().optional(),
      items: z.array(z.unknown()),
    })
    .optional(),
  ifRevisionID: z.string().optional(),
})

export const patchSchema = operations
const mutationSchema = z.union([
  z.strictObject({ create: fields }),
  z.strictObject({ createOrReplace: fields }),
  z.strictObject({ createIfNotExists: fields }),
  z.strictObject({ delete: selection }),
  z.strictObject({ patch: z.intersection(selection, operations) }),
])

export type Selection = z.infer<typeof selection>
export type Patch = z.infer<typeof operations>
export type Mutation = z.infer<typeof mutationSchema>

const requestSchema = z.object({
  mutations: z.array(z.unknown()),
  transactionId: z.string().optional(),
})

export interface MutationRequest {
  mutations: Mutation[]
  transactionId?: string
}

/** @throws LakeError 400 that names the index of the first mutation that is not one */
export function parseMutationRequest(body: unknown): MutationRequest {
  const request = requestSchema.safeParse(body)
  if (!request.success) throw plainError(400, 'A mutation request needs an array of "mutations"')
  const mutations = request.data.mutations.map((mutation, index) => {
    const parsed = mutationSchema.safeParse(mutation)
    if (!parsed.success) throw plainError(400, `Mutation ${index} is malformed: ${expectation(mutation)}`)
    return parsed.data
  })
  const { transactionId } = request.data
  return { mutations, ...(transactionId && { transactionId }) }
}

const expectation = (mutation: unknown): string =>
  `expected one of create, createOrReplace, createIfNotExists, patch, delete; got ${JSON.stringify(mutation)?.slice(0, 200)}`
