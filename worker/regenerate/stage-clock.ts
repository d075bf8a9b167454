/** Measures consecutive stages in milliseconds. */
export function stageClock(now: () => number = () => performance.now()) {
  const stages: Record<string, number> = {}
  let since = now()
  return {
    stages,
    /** Ends the stage that is running and gives it its name. */
    end(name: string): void {
      const at = now()
      stages[name] = Math.round(((stages[name] ?? 0) + at - since) * 100) / 100
      since = at
    },
  }
}
