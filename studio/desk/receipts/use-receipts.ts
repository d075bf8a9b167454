import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { askForReceipts, askWhatIsTouched } from './ask-worker'
import { type LiveState, liveState, type Published, pauseUntilNext, type WorkerAnswer } from './live-state'

/** Follows what becomes of a document, for as long as it is shown. `id`: of the published document. */
export function useReceipts(
  id: string,
  published: Published | null,
): { answer: WorkerAnswer; state: LiveState } {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [answer, setAnswer] = useState<WorkerAnswer>({ is: 'not asked' })
  const { _rev: revision, _updatedAt: updatedAt } = published ?? { _rev: undefined, _updatedAt: undefined }
  useEffect(() => {
    const asked =
      revision === undefined || updatedAt === undefined ? null : { _rev: revision, _updatedAt: updatedAt }
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const next: WorkerAnswer = document.hidden ? { is: 'not asked' } : await askForReceipts(client, id)
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

/** How many pages publishing can make new, asked when a draft appears; null where there is none, or it is not known. */
export function useTouches(id: string, hasDraft: boolean): number | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [touches, setTouches] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    const asked = hasDraft ? askWhatIsTouched(client, id) : Promise.resolve(null)
    void asked.then((pages) => {
      if (!isOver) setTouches(pages)
    })
    return () => {
      isOver = true
    }
  }, [client, id, hasDraft])
  return touches
}
