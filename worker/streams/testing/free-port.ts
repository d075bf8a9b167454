import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below those that the system itself gives to connections and to whoever asks for any port (32,768 and on); among them is none that
 * the fetch standard forbids, of which 10080 is the highest.
 */
const [first, last] = [11_000, 20_000]
/** Ports that were given to somebody in this process: nobody else here gets them. */
const given = new Set<number>()

/**
 * A port that is free and that nothing else is likely to take before its program listens: of thousands that only tests use,
 * one by chance, so that tests beside this one do not choose the same.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, last)
    if (given.has(port) || !(await canListen(port))) continue
    given.add(port)
    return port
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
