import pino, { type DestinationStream, type Logger } from 'pino'
import { loggedError } from './logged-error'

export interface LogOptions {
  level: string
  /** True for a person who reads along, false for a machine that collects lines of JSON. */
  pretty?: boolean
  /** Where lines of JSON go. Default: the standard output. */
  to?: DestinationStream
}

/** The log of the worker. Secrets that might stand in a request or in an error are never written. */
export function createLog({ level, pretty = process.stdout.isTTY, to }: LogOptions): Logger {
  const redact = {
    paths: ['req.headers.authorization', 'req.headers.cookie', 'token', '*.token'],
    censor: '(secret)',
  }
  // Servers log what failed by the name `err`.
  const serializers = { error: loggedError, err: loggedError }
  const base = { level, redact, base: undefined, serializers }
  if (!pretty) return to ? pino(base, to) : pino(base)
  const options = { translateTime: 'SYS:HH:MM:ss.l', ignore: 'pid,hostname', singleLine: true }
  return pino({ ...base, transport: { target: 'pino-pretty', options } })
}
