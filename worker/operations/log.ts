import pino, { type Logger } from 'pino'

export interface LogOptions {
  level: string
  /** True for a person who reads along, false for a machine that collects lines of JSON. */
  pretty?: boolean
}

/** The log of the worker. Secrets that might stand in a request are never written. */
export function createLog({ level, pretty = process.stdout.isTTY }: LogOptions): Logger {
  const redact = {
    paths: ['req.headers.authorization', 'req.headers.cookie', 'token', '*.token'],
    censor: '(secret)',
  }
  const base = { level, redact, base: undefined, serializers: { error: pino.stdSerializers.err } }
  if (!pretty) return pino(base)
  const options = { translateTime: 'SYS:HH:MM:ss.l', ignore: 'pid,hostname', singleLine: true }
  return pino({ ...base, transport: { target: 'pino-pretty', options } })
}
