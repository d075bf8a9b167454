/** Ends the task that runs, so that the browser answers its visitor before the next one. */
export const afterThisTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
