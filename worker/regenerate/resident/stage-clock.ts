import { passStage } from '../../changes/stages'

export type StageClock = ReturnType<typeof stageClock>

/** Measures consecutive stages in milliseconds. `tell` hears the name of each that has ended. */
export function stageClock(
  tell: (stage: string) => void = () => undefined,
  now: () => number = () => performance.now(),
) {
  const stages: Record<string, number> = {}
  let since = now()
  return {
    stages,
    /** Ends the stage that is running and gives it its name. */
    end(name: string): void {
      const at = now()
      stages[name] = Math.round(((stages[name] ?? 0) + at - since) * 100) / 100
      since = at
      tell(name)
      passStage(name)
    },
  }
}
