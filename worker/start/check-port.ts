import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf } from '../disk/error-code'

/** Browsers and programs that ask `localhost` ask one of these, and which one first is theirs to choose. */
const loopback = ['127.0.0.1', '::1'] as const
/** Hosts under which `localhost` is meant, too. */
const everyLocal: readonly string[] = [...loopback, 'localhost', '0.0.0.0', '::']

/**
 * What is wrong with a port that has to be listened on, in one sentence; undefined when it is free. Where another program has it
 * on the other address of `localhost`, that one would be asked in the place of ours.
 */
export async function portProblem(
  port: number,
  host: string,
  what: string,
  variable: string,
): Promise<string | undefined> {
  const others = everyLocal.includes(host) ? loopback.filter((address) => address !== host) : []
  for (const address of [host, ...others]) {
    const error = await listenError(port, address)
    if (error && codeOf(error) === 'EADDRINUSE')
      return `Port ${port} for ${what} is taken by another program on ${address}: stop it, or set ${variable} to another port.`
    // A machine may be without the other address.
    if (error && address === host)
      return `Port ${port} for ${what} cannot be used (${codeOf(error) || error.message}): set ${variable} to another port.`
  }
  return undefined
}

/** What the system says against listening there. */
async function listenError(port: number, host: string): Promise<Error | undefined> {
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
  await new Promise((resolve) => server.close(resolve))
  return undefined
}
