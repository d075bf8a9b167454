/**
 * What else than words errors carry that operators need: of files and the network, of what a service answered, of refused
 * documents. Others may hold a secret: ioredis puts the command into its errors, with the password in it.
 */
const told = [
  'code',
  'errno',
  'syscall',
  'path',
  'dest',
  'hostname',
  'address',
  'port',
  'status',
  'statusCode',
  'responseCode',
  'signal',
  'pid',
  'detail',
  'reason',
  'fault',
] as const

/** Causes have causes, and may go round. */
const deepest = 5

/** An error for the log: what it is and says, what is told of it, and its causes by the same rule. Nothing else of it. */
export function loggedError(error: unknown, depth = 0): unknown {
  if (typeof error !== 'object' || error === null) return error
  const { name, message, stack, cause, errors } = Object(error)
  const inner = (each: unknown) => (depth < deepest ? loggedError(each, depth + 1) : '(more)')
  const carried = told.flatMap((key) => {
    const value = Reflect.get(error, key)
    return value === undefined ? [] : [[key, value instanceof Error ? inner(value) : value]]
  })
  return {
    type: error.constructor?.name ?? name,
    name,
    message,
    stack,
    ...Object.fromEntries(carried),
    ...(cause === undefined ? {} : { cause: inner(cause) }),
    ...(Array.isArray(errors) ? { errors: errors.map(inner) } : {}),
  }
}
