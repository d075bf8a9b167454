/** An answer that is an error, in the service's own shapes: the body is sent as it is. */
export class LakeError extends Error {
  override readonly name = 'LakeError'
  constructor(
    readonly status: number,
    message: string,
    readonly body: Readonly<Record<string, unknown>>,
  ) {
    super(message)
  }
}

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** `{statusCode, error, message}`: everything but queries, mutations and actions. */
export const plainError = (status: number, message: string): LakeError =>
  new LakeError(status, message, { statusCode: status, error: reasons[status] ?? 'Error', message })

/** A query that cannot be read; `start` and `end` are offsets in UTF-16 code units. */
export const queryParseError = (
  query: string,
  description: string,
  start = 0,
  end = query.length,
): LakeError =>
  new LakeError(400, description, { error: { type: 'queryParseError', description, query, start, end } })

export interface MutationFault {
  type: string
  description: string
  id?: string
  [detail: string]: unknown
}

const statusOfFault: Readonly<Record<string, number>> = {
  documentNotFoundError: 404,
  validationError: 400,
  insufficientPermissionsError: 403,
}

/** Why a transaction was refused: one fault at the index of its mutation. Nothing of the transaction was stored. */
export const mutationError = (index: number, fault: MutationFault): LakeError =>
  failedItems('mutationError', `The mutation(s) failed: ${fault.description}`, index, fault)

export const actionError = (index: number, fault: MutationFault): LakeError =>
  failedItems('actionError', `The action(s) failed: ${fault.description}`, index, fault)

function failedItems(type: string, description: string, index: number, fault: MutationFault): LakeError {
  const status = statusOfFault[fault.type] ?? 409
  return new LakeError(status, description, {
    error: { type, description, items: [{ error: fault, index }] },
    statusCode: status,
  })
}
