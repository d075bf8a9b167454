import { type ChangeListener, type ListenerOptions, listenToContent } from '../webhook/listener'

export interface RefreshOptions extends Pick<ListenerOptions, 'client' | 'log'> {
  /** Address of `gatsby develop`. */
  site: string
  say(text: string): void
}

/** Has `gatsby develop` read its content anew after each edit; edits that come meanwhile are in one more reading. */
export function refreshOnEdits({ client, log, site, say }: RefreshOptions): ChangeListener {
  let isReading = false
  let isDue = false
  const refresh = async (): Promise<void> => {
    isDue = true
    if (isReading) return
    isReading = true
    while (isDue) {
      isDue = false
      await fetch(new URL('/__refresh', site), { method: 'POST' }).then(
        (answer) => answer.text(),
        (error: unknown) => log.warn({ error }, 'gatsby develop could not be told to read the content anew'),
      )
    }
    isReading = false
  }
  return listenToContent({
    client,
    log,
    quietMs: 150,
    async accept(_transaction, changes) {
      say(`Edited: ${changes.map(({ id }) => id).join(', ')}`)
      await refresh()
    },
    closeGap: () => undefined,
  })
}
