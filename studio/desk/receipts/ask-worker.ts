import type { SanityClient } from 'sanity'
import type { DocumentReceipts } from '../../../worker/editors/document-receipts'
import type { Right } from '../../../worker/editors/rights'
import type { Touches } from '../../../worker/editors/routes'
import { ticketId, ticketType } from '../../../worker/editors/ticket-id'
import { liveWords } from '../../words/live'
import { studioLanguage } from '../../words/studio-language'
import { studioSettings } from '../settings'
import type { WorkerAnswer } from './live-state'

const words = liveWords[studioLanguage]

let right: Promise<Right> | undefined

/**
 * What became of a document, from the worker, in the Studio's language. An editor needs no password for it: the Studio writes a draft that only
 * editors can write, shows the worker its name, and removes it.
 */
export async function askForReceipts(client: SanityClient, id: string): Promise<WorkerAnswer> {
  try {
    const response = await read(client, `receipts/${encodeURIComponent(id)}?language=${studioLanguage}`)
    if (!response.ok) return { is: 'away', why: words.workerAnswered(response.status) }
    const receipts: DocumentReceipts = await response.json()
    return { is: 'told', receipts }
  } catch {
    return { is: 'away', why: words.workerIsSilent }
  }
}

/** How many pages publishing a document can make new; null where that is not known. */
export async function askWhatIsTouched(client: SanityClient, id: string): Promise<number | null> {
  try {
    const response = await read(client, `touches/${encodeURIComponent(id)}`)
    const touches: Touches = await response.json()
    return response.ok ? touches.pages : null
  } catch {
    return null
  }
}

async function read(client: SanityClient, path: string): Promise<Response> {
  const ask = async () =>
    fetch(`${studioSettings.workerUrl}/editors/${path}`, {
      headers: { authorization: `Bearer ${(await rightOf(client)).right}` },
    })
  const response = await ask()
  if (response.status !== 401) return response
  right = undefined
  return ask()
}

/** One for all documents, until it ends. @throws Error where the worker gives none */
async function rightOf(client: SanityClient): Promise<Right> {
  const known = await right?.catch(() => undefined)
  if (known && known.until > Date.now()) return known
  right = obtainRight(client)
  return right
}

async function obtainRight(client: SanityClient): Promise<Right> {
  const ticket = crypto.randomUUID()
  const { _id } = await client.create({ _id: ticketId(ticket), _type: ticketType })
  try {
    const response = await fetch(`${studioSettings.workerUrl}/editors/right`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    })
    if (!response.ok) throw new Error(`The worker answered ${response.status}.`)
    return await response.json()
  } finally {
    // And what a window has left that was closed in the middle.
    const before = new Date(Date.now() - 600_000).toISOString()
    const query = '*[_type == $type && (_id == $id || _createdAt < $before)]'
    await client.delete({ query, params: { type: ticketType, id: _id, before } })
  }
}
