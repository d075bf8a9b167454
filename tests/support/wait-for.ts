/**
 * What waits for a build of the whole site gives up after so long, ms: a quiet machine needs a minute, one that does other tests
 * beside it was seen to need four. It tells a build that hangs from one that does not; how fast one is, benchmarks say.
 */
export const buildLimit = 600_000

/** Asks until the answer is not undefined. @throws Error with `what` when the limit (ms) has passed. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  limit = 60_000,
): Promise<Answer> {
  const end = Date.now() + limit
  let last: unknown
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${what}: not within ${limit} ms${last === undefined ? '' : ` (${String(last)})`}`)
}
