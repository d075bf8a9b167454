import { inTime } from '../loading/in-time'

/** Ends the session, here and on the server. */
export async function closeSession(): Promise<void> {
  const answer = await inTime((signal) => fetch('/gate/session', { method: 'DELETE', signal }))
  if (!answer.ok) throw new Error(`The media corner answered ${answer.status}`)
}
