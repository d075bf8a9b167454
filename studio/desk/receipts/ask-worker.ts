import type { SanityClient } from 'sanity'
import type { DocumentReceipts } from '../../../worker/editors/document-receipts'
import type { Right } from '../../../worker/editors/rights'
import { studioSettings } from '../settings'
import type { Answer } from './live-state'

let right: Promise<Right> | undefined

/**
 * What became of a document, from the worker. An editor needs no password for it: the Studio writes a draft that only
 * editors can write, shows the worker its name, and removes it.
 */
export async function askForReceipts(client: SanityClient, id: string): Promise<Answer> {
  try {
    const response = await readReceipts(client, id)
    if (!response.ok) return { is: 'away', why: `The worker answered ${response.status}.` }
    const receipts: DocumentReceipts = await response.json()
    return { is: 'told', receipts }
  } catch {
    return { is: 'away', why: 'The worker does not answer.' }
  }
}

async function readReceipts(client: SanityClient, id: string): Promise<Response> {
  const address = `${studioSettings.workerUrl}/editors/receipts/${encodeURIComponent(id)}?language=en`
  const read = async () =>
    fetch(address, { headers: { authorization: `Bearer ${(await rightOf(client)).right}` } })
  const response = await read()
  if (response.status !== 401) return response
  right = undefined
  return read()
}

/** One for all documents, until it ends. @throws Error where the worker gives none */
async function rightOf(client: SanityClient): Promise<Right> {
  right ??= obtainRight(client)
  try {
    const given = await right
    if (given.until > Date.now()) return given
  } catch (error) {
    right = undefined
    throw error
  }
  right = undefined
  return rightOf(client)
}

async function obtainRight(client: SanityClient): Promise<Right> {
  const ticket = crypto.randomUUID()
  const { _id } = await client.create({ _id: `drafts.receiptTicket-${ticket}`, _type: 'receiptTicket' })
  try {
    const response = await fetch(`${studioSettings.workerUrl}/editors/right`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    })
    if (!response.ok) throw new Error(`The worker answered ${response.status}.`)
    return await response.json()
  } finally {
    await client.delete(_id)
  }
}
