import { listenAs } from '../http/listen-as'
import type { Settings } from '../settings/settings'
import type { createWorkerApp } from './app'

/** Has a worker listen for webhooks and whatever else it takes. @throws Error that names the setting to change */
export async function listenForWorker(
  app: Awaited<ReturnType<typeof createWorkerApp>>,
  { worker: { host, port } }: Pick<Settings, 'worker'>,
): Promise<void> {
  await listenAs(
    { what: 'webhooks and operations', variables: 'WORKER', host, port },
    app.listen({ port, host }),
  )
}
