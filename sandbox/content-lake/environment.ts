/** What the stand-ins need from outside of themselves; tests pass their own. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

export const systemClock: Clock = { now: () => Date.now() }

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** The clock's time as the service writes it: ISO 8601 in UTC with milliseconds. */
export const timestamp = (clock: Clock): string => new Date(clock.now()).toISOString()
