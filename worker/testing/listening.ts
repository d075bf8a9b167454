import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { listeningPort } from '../http/listening-port'

/** Lets a server of a test listen on a free port until the test is over. Answers its address. */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${listeningPort(server)}`
}
