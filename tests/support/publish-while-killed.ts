import type { SanityClient } from '@sanity/client'
import { writeToken } from './content'
import type { LakeApart } from './lake-apart'
import { waitFor } from './wait-for'

interface Published {
  /** What the content service acknowledged. */
  transactions: string[]
  /** What an editor was told instead. */
  failures: unknown[]
}

/**
 * Four editors publish these documents, each one after the other. When four in ten are acknowledged the content service is
 * killed, and started again. Whoever is told that a document could not be published does so again.
 */
export async function publishWhileKilled(
  client: SanityClient,
  lake: LakeApart,
  documents: readonly { _id: string; _type: string }[],
): Promise<Published> {
  const transactions: string[] = []
  const failures: unknown[] = []
  let restarted: Promise<void> | undefined
  const publish = async (document: (typeof documents)[number]) => {
    const { transactionId } = await client.transaction().createOrReplace(document).commit()
    transactions.push(transactionId)
    if (transactions.length >= 0.4 * documents.length) restarted ??= lake.kill().then(() => lake.startAgain())
    return true
  }
  const editor = async (own: typeof documents) => {
    for (const document of own)
      await waitFor(`${document._id} is acknowledged`, () =>
        publish(document).catch((error: unknown) => void failures.push(error)),
      )
  }
  const editors = [0, 1, 2, 3]
  await Promise.all(editors.map((one) => editor(documents.filter((_, at) => at % editors.length === one))))
  await restarted
  return { transactions, failures }
}

/** The transactions in the content service's own log that touched these documents. */
export async function transactionsOf(lake: LakeApart, ids: readonly string[]): Promise<string[]> {
  const query = new URLSearchParams({ excludeContent: 'true', reverse: 'true', limit: '1000' })
  const headers = { authorization: `Bearer ${writeToken}` }
  const address = `${lake.url}/v2025-02-19/data/history/production/transactions/${ids.join(',')}?${query}`
  const answer = await fetch(address, { headers })
  const lines = (await answer.text()).split('\n').filter((line) => line !== '')
  return lines.map((line): string => JSON.parse(line).id)
}
