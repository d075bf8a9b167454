import { pathOfAddress } from '../../site/addresses/address-form'
import { Refused } from '../changes/refused'
import { faultWords } from './fault-words'
import type { OperationsActions } from './overview'
import type { Words } from './words/all-words'

export interface Done {
  status: number
  /** Why it was not done, in an operator's words. */
  error?: string
}

/** Characters of a reason that are kept. */
const longestReason = 500

/** Runs the action of a form. `id`, `path` and `reason` are what its buttons and fields send. */
export async function performAction(
  actions: OperationsActions,
  name: string,
  fields: Readonly<Record<string, string | undefined>>,
  by: string,
  words: Words,
): Promise<Done> {
  const { unknown, incomplete, failed } = words.refusals
  const target = rollbackTarget(fields)
  const reason = fields.reason?.trim().slice(0, longestReason)
  const runs: Readonly<Record<string, (() => Promise<void>) | undefined>> = {
    regenerate: () => actions.regenerateAll(by),
    reconcile: () => actions.reconcile(by),
    'read-events': () => actions.readEvents(by),
    'accept-events': reason ? () => actions.acceptEvents(reason, by) : undefined,
    unpin: () => actions.unpin(by),
    retry: fields.id === undefined ? undefined : () => actions.retry(fields.id ?? '', by),
    override: reason ? () => actions.override(reason, by) : undefined,
    rollback: target && (() => actions.rollback(target, by)),
  }
  if (!Object.hasOwn(runs, name)) return { status: 404, error: unknown(name) }
  const run = runs[name]
  if (run === undefined) return { status: 400, error: incomplete }
  try {
    await run()
    return { status: 202 }
  } catch (error) {
    if (error instanceof Refused) return { status: 409, error: faultWords(error.fault, words) }
    return { status: 500, error: failed(String(error)) }
  }
}

function rollbackTarget({
  id,
  path,
}: Readonly<Record<string, string | undefined>>): { id: string } | { path: string } | undefined {
  if (id !== undefined && /^\d{1,8}$/.test(id)) return { id }
  const page = path === undefined ? undefined : pathOfAddress(path)
  return page === undefined ? undefined : { path: page }
}
