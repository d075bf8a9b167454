/**
 * Processor time of this process in ms, the least of so many tries: a busy machine takes the processor away without adding to
 * it, and what else this process does only adds.
 */
export function leastWork(work: () => unknown, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const began = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

/** Four times the size: four times the work where it grows with the size, sixteen times where it grows with its square. */
export const mostGrowth = 9

/** How many times the work four times the size takes. What the work needs is made before it is measured. */
export function growthOf(size: number, workFor: (size: number) => () => unknown): number {
  const [small, large] = [workFor(size), workFor(4 * size)]
  // The first of all is slow by itself.
  const least = leastWork(small, 3)
  return leastWork(large, 2) / least
}
