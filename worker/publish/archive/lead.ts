/** The right to write to what several machines share. */
export interface Lead {
  /** Aborted as soon as the right is known to be lost. */
  signal: AbortSignal
  /** Throws when another worker leads by now. */
  assertHeld(): Promise<void>
}
