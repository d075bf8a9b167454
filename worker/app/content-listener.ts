import { keyOfChange } from '../changes/change-key'
import type { Metrics } from '../operations/metrics'
import type { ChangeQueue } from '../queue/change-queue'
import { contentClient } from '../regenerate/resident/content-reader'
import type { Settings } from '../settings/settings'
import { type ChangeListener, type ListenerOptions, listenToContent } from '../webhook/listener'

export interface ContentListenerParts {
  settings: Pick<Settings, 'content' | 'listens' | 'quietMs'>
  queue: Pick<ChangeQueue, 'accept' | 'acceptWhole'>
  metrics: Pick<Metrics, 'countAccepted'>
  log: ListenerOptions['log']
}

/** Takes what the content service tells into the queue, where the settings want it. */
export function startContentListener({
  settings,
  queue,
  metrics,
  log,
}: ContentListenerParts): ChangeListener | undefined {
  if (!settings.listens) return undefined
  return listenToContent({
    client: contentClient(settings.content),
    quietMs: settings.quietMs,
    log,
    async accept(transaction, changes) {
      const accepted = await queue.acceptWhole(
        transaction,
        changes.map((change) => ({ change, key: keyOfChange(change) })),
      )
      for (const { duplicate } of accepted) metrics.countAccepted('document', duplicate)
    },
    closeGap() {
      queue
        .accept({ kind: 'reconcile', reason: 'gap' })
        .catch((error: unknown) => log.warn({ error }, 'the comparison after a gap was not accepted'))
    },
  })
}
