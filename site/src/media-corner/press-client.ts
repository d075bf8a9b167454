import type { Language } from '../../languages/locales'
import { inTime } from '../loading/in-time'

export interface PressItem {
  key: string
  name: string
  kind: 'image' | 'file'
  /** `JPG`, `PDF` */
  type: string
  /** Bytes. */
  size: number | null
  language: string
  credit: string | null
  width: number | null
  height: number | null
}

export interface PressSection {
  key: string
  title: string
  text: string | null
  items: readonly PressItem[]
}

export interface PressList {
  /** ISO 8601 */
  until: string
  sections: readonly PressSection[]
}

/** Why the media corner did not open; keys of its texts. */
export type SessionRefusal = 'refused' | 'tooOften' | 'unavailable' | 'notKept'

export const fileAddress = (key: string): string => `/gate/files/${key}`
export const previewAddress = (key: string): string => `/gate/files/${key}?preview=1`
export const archiveAddress = (key: string): string => `/gate/zip/${key}`

/** Whether this browser has a session. @throws where the press does not answer well. */
export const hasSession = (): Promise<boolean> =>
  inTime(async (signal) => {
    const answer = await fetch('/gate/session', { cache: 'no-store', signal })
    if (!answer.ok) throw new Error(`The media corner answered ${answer.status}`)
    const { until }: { until: string | null } = await answer.json()
    return until !== null
  })

/** The list of a language: undefined without a session. @throws where the press does not answer well. */
export const fetchList = (language: Language): Promise<PressList | undefined> =>
  inTime(async (signal) => {
    const answer = await fetch(`/gate/list?language=${language}`, { cache: 'no-store', signal })
    if (answer.status === 401) return undefined
    if (!answer.ok) throw new Error(`The media corner answered ${answer.status}`)
    return answer.json()
  })

/**
 * Tries a code; undefined when it opened what `enter` leads to, which tells whether the browser has kept the session: one that refuses
 * cookies has none, and it is not that of another network.
 */
export async function openSession(
  code: string,
  token: string,
  enter: () => Promise<boolean>,
): Promise<SessionRefusal | undefined> {
  try {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ code, token })
    const answer = await inTime((signal) => fetch('/gate/session', { method: 'POST', headers, body, signal }))
    if (answer.ok) return (await enter()) ? undefined : 'notKept'
    if (answer.status === 429) return 'tooOften'
    return answer.status < 500 ? 'refused' : 'unavailable'
  } catch {
    return 'unavailable'
  }
}
