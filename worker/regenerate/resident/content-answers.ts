import { Kind, parse } from 'graphql'
import { z } from 'zod'

/** The answer is none that the content service gives: a maintenance page, another service, half of one. */
export class NotAnAnswer extends Error {
  override readonly name = 'NotAnAnswer'
}

const document = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() })
const documentAnswer = z.object({
  documents: z.array(document),
  omitted: z.array(z.looseObject({ id: z.string(), reason: z.string() })).default([]),
})
const revisions = z.array(z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() }))

export type AnsweredDocument = z.infer<typeof document>

/**
 * The documents of an answer to a question for some ids. Undefined stands for one that does not exist, only where the answer
 * says so of this very id; and for one that may not be read and is not on the site (`isBuilt`): without a token that is each
 * whose id has a dot, and a build has none of them. One on the site that may not be read has no entry: it stays as it is.
 * @throws NotAnAnswer where it says nothing of an id, or is none
 */
export function documentsIn(
  answer: unknown,
  ids: readonly string[],
  isBuilt: (id: string) => boolean,
): Map<string, AnsweredDocument | undefined> {
  const read = documentAnswer.safeParse(answer)
  if (!read.success) throw new NotAnAnswer('The answer holds no documents.')
  const found = new Map<string, AnsweredDocument | undefined>(
    read.data.documents.map((one) => [one._id, one]),
  )
  const said = new Map(read.data.omitted.map(({ id, reason }) => [id, reason]))
  const entries = ids.flatMap((id): [string, AnsweredDocument | undefined][] => {
    const reason = said.get(id)
    if (!found.has(id) && reason === 'permission' && isBuilt(id)) return []
    if (!found.has(id) && reason !== 'permission' && reason !== 'existence')
      throw new NotAnAnswer(`The answer says nothing of ${id}.`)
    return [[id, found.get(id)]]
  })
  return new Map(entries)
}

/** Ids with their revisions, of documents of some types. @throws NotAnAnswer */
export function revisionsIn(answer: unknown, isOf: (type: string) => boolean): Map<string, string> {
  const read = revisions.safeParse(answer)
  if (!read.success) throw new NotAnAnswer('The answer holds no revisions.')
  return new Map(read.data.flatMap(({ _id, _type, _rev }) => (isOf(_type) ? [[_id, _rev]] : [])))
}

/** The description of a dataset: it can be read, and describes types. @throws NotAnAnswer */
export function descriptionIn(text: string): string {
  if (!describesTypes(text)) throw new NotAnAnswer('The answer is no GraphQL description.')
  return text
}

function describesTypes(text: string): boolean {
  try {
    return parse(text, { noLocation: true }).definitions.some(
      ({ kind }) => kind === Kind.OBJECT_TYPE_DEFINITION,
    )
  } catch {
    return false
  }
}
