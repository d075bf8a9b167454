interface WarningLog {
  warn(data: object, message: string): void
}

/** What Node itself prints a warning by. */
const printer = 'onWarning'

/**
 * What Node and packages warn of becomes a line of the log, instead of a text among its lines. Answers what ends that: then Node
 * prints it again.
 */
export function logNodeWarnings(log: WarningLog): () => void {
  const warn = ({ name, message, code }: Error & { code?: string }) =>
    log.warn({ warning: { name, message, code } }, 'Node warns of something.')
  const printers = process.listeners('warning').filter(({ name }) => name === printer)
  for (const each of printers) process.off('warning', each)
  process.on('warning', warn)
  return () => {
    process.off('warning', warn)
    for (const each of printers) process.on('warning', each)
  }
}
