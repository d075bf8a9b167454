import { createServer } from 'node:net'

/** What is wrong with a port that has to be listened on, in one sentence; undefined when it is free. */
export function portProblem(
  port: number,
  host: string,
  what: string,
  variable: string,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} for ${what} is taken by another program: stop it, or set ${variable} to another port.`
          : `Port ${port} for ${what} cannot be used (${error.code ?? error.message}): set ${variable} to another port.`,
      )
    })
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
