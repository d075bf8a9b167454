import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { askForReceipts } from './ask-worker'
import { type Answer, type LiveState, liveState, type Published, pauseUntilNext } from './live-state'

/** Follows what becomes of a document, for as long as it is shown. `id`: of the published document. */
export function useReceipts(id: string, published: Published | null): { answer: Answer; state: LiveState } {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [answer, setAnswer] = useState<Answer>({ is: 'not asked' })
  const { _rev: revision, _updatedAt: updatedAt } = published ?? { _rev: undefined, _updatedAt: undefined }
  useEffect(() => {
    const asked =
      revision === undefined || updatedAt === undefined ? null : { _rev: revision, _updatedAt: updatedAt }
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const next: Answer = document.hidden ? { is: 'not asked' } : await askForReceipts(client, id)
      if (isOver) return
      if (next.is !== 'not asked') setAnswer(next)
      timer = setTimeout(ask, pauseUntilNext(liveState(asked, next), asked))
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [client, id, revision, updatedAt])
  return { answer, state: liveState(published, answer) }
}
