/** Waits until `read` gives something, looking again whenever the event loop has turned. @throws after `limit` milliseconds */
export async function waitFor<Found>(
  read: () => Found | undefined | false | Promise<Found | undefined | false>,
  what: string,
  limit = 10_000,
): Promise<Found> {
  const until = performance.now() + limit
  while (performance.now() < until) {
    const found = await read()
    if (found !== undefined && found !== false) return found
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`Waited ${limit} ms in vain for ${what}`)
}
