/**
 * What waits for a build of the whole site gives up after so long, ms: a quiet machine needs a minute, one that does other tests
 * beside it was seen to need four. It tells a build that hangs from one that does not; how fast one is, benchmarks say.
 */
export const buildLimit = 600_000

/**
 * How long it is until the next question, ms, after a wait of so many: a twentieth of it. What answers is mostly the process
 * that has the work to do.
 */
const pauseAfter = (waited: number): number => Math.min(100, Math.max(20, waited / 20))

/** Asks until the answer is not undefined. @throws Error with `what` when the limit (ms) has passed. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  limit = 60_000,
): Promise<Answer> {
  const began = Date.now()
  const end = began + limit
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(Date.now() - began)))
  }
  throw new Error(`${what}: not within ${limit} ms${last === undefined ? '' : ` (${String(last)})`}`)
}
