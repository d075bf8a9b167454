/** How long a visitor waits for an answer, ms: a line that is there and brings nothing would be waited for without an end. */
const patience = 30_000

/** What `ask` brings; it is told to give up when that takes too long, and rejects then. */
export async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), patience)
  try {
    return await ask(stop.signal)
  } finally {
    clearTimeout(timer)
  }
}
