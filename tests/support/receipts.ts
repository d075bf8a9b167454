import { waitFor } from './wait-for'

const token = 'test-operations-token-0123456789'

interface Receipt {
  id: string
  outcome: string
  change: { kind: string; id?: string; reason?: string }
  problems: readonly string[]
  at: { received: number; seen?: number }
  release?: string
}

async function ask<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, ...init.headers }
  const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(10_000) })
  return response.json()
}

/** Every finished receipt. */
export async function allReceipts(workerUrl: string): Promise<Map<string, Receipt>> {
  const found = new Map<string, Receipt>()
  for (let before = ''; ; ) {
    const query = before === '' ? '' : `&before=${before}`
    const { receipts } = await ask<{ receipts: Receipt[] }>(
      `${workerUrl}/operations/receipts?limit=200${query}`,
    )
    for (const receipt of receipts) found.set(receipt.id, receipt)
    const last = receipts.at(-1)
    if (last === undefined) return found
    before = last.id
  }
}

/** The operations page, as an operator sees it. */
export async function operationsPage(workerUrl: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${workerUrl}/operations`, { headers, signal: AbortSignal.timeout(10_000) })
  return response.text()
}

/** Presses a button of the operations page. */
export const askFor = (workerUrl: string, action: string): Promise<unknown> =>
  ask(`${workerUrl}/operations/actions/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** Asks for a comparison with the content service and waits until everything before it is done, too. */
export async function reconcile(workerUrl: string, limit: number): Promise<void> {
  const askedAt = Date.now()
  await askFor(workerUrl, 'reconcile')
  await waitFor(
    'the comparison has its receipt and nothing is in work',
    async () => {
      const { inWork, receipts } = await ask<{ inWork: Receipt[]; receipts: Receipt[] }>(
        `${workerUrl}/operations/receipts?limit=200`,
      )
      const done = receipts.some(({ change, at }) => change.kind === 'reconcile' && at.received >= askedAt)
      return done && inWork.length === 0 ? true : undefined
    },
    limit,
  )
}
