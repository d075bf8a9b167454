import type { Server } from 'node:net'

/** The port that a server listens on: the one that was wanted, or the one that it got where any was right (0). */
export function listeningPort(server: Pick<Server, 'address'>, wanted = 0): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : wanted
}
