import { randomUUID } from 'node:crypto'
import type { DocumentReceipts } from '../../worker/editors/document-receipts'
import { ticketId, ticketType } from '../../worker/editors/ticket-id'
import type { Site } from './site'

/** Asks the worker as the Studio does: with a right that it gives for a draft which only editors can have written. */
async function askAsEditor({ workerUrl, outside }: Site, path: string): Promise<Response> {
  const ticket = randomUUID()
  const { _id } = await outside.client.create({ _id: ticketId(ticket), _type: ticketType })
  const given = await fetch(`${workerUrl}/editors/right`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  })
  await outside.client.delete(_id)
  const { right }: { right: string } = await given.json()
  return fetch(`${workerUrl}/editors/${path}`, { headers: { authorization: `Bearer ${right}` } })
}

/** How many pages an editor is told that publishing a document can change. */
export async function toldToTouch(site: Site, documentId: string): Promise<number> {
  const { pages }: { pages: number | null } = await (await askAsEditor(site, `touches/${documentId}`)).json()
  return pages ?? Number.NaN
}

/** What an editor is told of a document, in English. */
export const toldOfDocument = async (site: Site, documentId: string): Promise<DocumentReceipts> =>
  (await askAsEditor(site, `receipts/${documentId}?language=en`)).json()
