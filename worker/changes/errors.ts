import type { Fault } from './change'

/**
 * Every error that the worker can report, under a code that never changes its meaning: what happened, why, and what to
 * do about it. `docs/errors.md` shows the same catalogue to operators; a test compares the two.
 */
export interface ErrorEntry {
  what: string
  why: string
  todo: string
}

export const errorCatalogue = {
  'settings.invalid': {
    what: 'The worker does not start: a setting is missing or wrong.',
    why: 'A variable of the environment is not set, or its value is outside of what is allowed.',
    todo: 'Correct every variable that the message names; .env.example gives meaning, default and an example of each.',
  },
  'worker.error-unheard': {
    what: 'Something in the worker failed that no part of it had expected. The worker goes on.',
    why: 'A defect of this software: an error that nothing listened to.',
    todo: 'Report the log line with its stack. Restart the worker at a quiet moment; that ends the alarm.',
  },
  'webhook.signature-missing': {
    what: 'A delivery was refused with 401: it carries no signature, or more than one.',
    why: 'The webhook was set up without a secret, or somebody else is calling the address.',
    todo: 'Set the secret of the webhook to the value of SANITY_WEBHOOK_SECRET.',
  },
  'webhook.signature-wrong': {
    what: 'A delivery was refused with 401: its signature does not match its body.',
    why: 'The secrets differ, or something between the content service and the worker rewrites the body.',
    todo: 'Compare the secrets; let no proxy re-encode or re-format the body.',
  },
  'webhook.signature-stale': {
    what: 'A delivery was refused with 401: it was signed more than 40 minutes ago, or in the future.',
    why: 'It is a replay, or the clock of this machine is wrong.',
    todo: 'Check the clock of this machine. Changes that were missed are found by the next reconcile.',
  },
  'webhook.body-encoded': {
    what: 'A delivery was refused with 415: its body is compressed or is not JSON.',
    why: 'The content service sends plain JSON; only that is read.',
    todo: 'Nothing, unless a proxy compresses requests: switch that off for this address.',
  },
  'webhook.body-too-large': {
    what: 'A delivery was refused with 413: its body has more than 1 MB.',
    why: 'The projection of the webhook sends whole documents instead of a few fields.',
    todo: 'Use the projection from the documentation: only _id, _type, _rev and the operation are needed.',
  },
  'webhook.body-malformed': {
    what: 'A delivery was refused with 400: its body is not UTF-8, is not JSON, or is nested more than 32 levels deep.',
    why: 'It does not come from the content service, or was damaged on the way.',
    todo: 'Look for the delivery in the attempts log of the webhook.',
  },
  'webhook.document-missing': {
    what: 'A delivery was refused with 400: it does not name a valid document.',
    why: 'The projection of the webhook leaves out _id, and no sanity-document-id header is there.',
    todo: 'Use the projection from the documentation.',
  },
  'webhook.wrong-source': {
    what: 'A delivery was refused with 403: it belongs to another project or dataset.',
    why: 'Two projects share a secret, or a webhook points to the wrong site.',
    todo: 'Point the webhook of each dataset to its own site and give each its own secret.',
  },
  'webhook.too-many': {
    what: 'Deliveries are answered with 429: one address sent hundreds within ten seconds that are not signed, or wrongly.',
    why: 'Somebody floods the address, or the secrets differ. Signed deliveries are taken all the same, from there, too.',
    todo: 'Compare the secrets where it is the content service; otherwise nothing. Behind a proxy set TRUSTED_PROXIES.',
  },
  'content.unavailable': {
    what: 'A batch waits: the content service could not be read.',
    why: 'It answered with an error, or not at all, several times in a row.',
    todo: 'Nothing: the site stays as it is, and the batch is tried again until the content service answers.',
  },
  'queue.store-unavailable': {
    what: 'A change could not be stored; its sender was answered with 503.',
    why: 'The store of the queue is down, full or read-only.',
    todo: 'Check Redis (reachable, maxmemory-policy noeviction, disk) or the disk of the data folder. The next delivery, and the reconcile after it, catch up.',
  },
  'queue.store-locked': {
    what: 'The worker waits: another process uses the same data folder.',
    why: 'The embedded store allows one process. The message names its process id.',
    todo: 'Stop one of the two, or set REDIS_URL so that several can share the work.',
  },
  'queue.store-damaged': {
    what: 'The embedded store could not be read; it was moved aside and made anew.',
    why: 'The machine lost power, the disk is full, or files were cut short.',
    todo: 'Nothing: a reconcile has been started. What was moved aside stays for a week, for whoever wants to look at it.',
  },
  'queue.lease-lost': {
    what: 'This worker stopped publishing in the middle of a regeneration.',
    why: 'It could not renew its lease in time (a long pause, or no connection to the store), and another may have taken over.',
    todo: 'Nothing: the changes are still queued and are done again by the holder of the lease.',
  },
  'queue.change-refused': {
    what: 'A change was set aside; everything else is live.',
    why: 'It cannot go live as it is. Its receipt says which document and why.',
    todo: 'Correct the document; the change then goes live by itself. Or try it again on the operations page.',
  },
  'editors.no-right': {
    what: 'The Studio asked for receipts and was answered with 401.',
    why: 'Its right has ended, or the ticket that it showed was not written in the content service just now. It then asks for a new right by itself.',
    todo: 'If it stays so: the worker and the Studio must name the same project and dataset, SANITY_TOKEN must be able to read drafts, and the clock must be right within two minutes.',
  },
  'editors.too-often': {
    what: 'The Studio’s request was answered with 429: its network tried too many wrong rights within a minute.',
    why: 'Somebody guesses, or many Studios share an address that the worker takes for one. Right ones are not counted.',
    todo: 'Wait a minute. Behind a CDN or a balancer set TRUSTED_PROXIES.',
  },
  'editors.ticket-unread': {
    what: 'The Studio’s request was answered with 503.',
    why: 'The content service could not be asked whether an editor wrote the ticket.',
    todo: 'Nothing; the Studio asks again.',
  },
  'operations.not-signed-in': {
    what: 'An operations page was answered with 401.',
    why: 'There is no valid session and no token.',
    todo: 'Sign in with the value of OPERATIONS_TOKEN.',
  },
  'operations.too-often': {
    what: 'An operator’s request was answered with 429: its network tried too many wrong tokens within a minute.',
    why: 'Somebody guesses, or a script uses an old token. Right tokens are not counted.',
    todo: 'Wait a minute; correct the token of the script. Behind a CDN or a balancer set TRUSTED_PROXIES.',
  },
  'operations.foreign-request': {
    what: 'An action was refused with 403.',
    why: 'The request came from another site, or the form was older than the session.',
    todo: 'Load the operations page again and repeat the action.',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** An error from the catalogue. `detail` says what is special about this case and never holds a secret. */
export class WorkerError extends Error {
  override readonly name: string = 'WorkerError'
  constructor(
    readonly code: ErrorCode,
    readonly detail: string = errorCatalogue[code].why,
    options?: ErrorOptions,
  ) {
    super(`${errorCatalogue[code].what} ${detail} [${code}]`, options)
  }
}

/** The store of the queue cannot keep a change right now. Nothing was acknowledged. */
export class StoreUnavailable extends WorkerError {
  override readonly name = 'StoreUnavailable'
  constructor(detail: string, options?: ErrorOptions) {
    super('queue.store-unavailable', detail, options)
  }
}

/** The content service could not be read. Nothing was changed yet: the same changes are tried again later. */
export class ContentUnavailable extends WorkerError {
  override readonly name = 'ContentUnavailable'
  constructor(detail: string, options?: ErrorOptions) {
    super('content.unavailable', detail, options)
  }
}

/** The lease was lost: whoever catches it must not publish. */
export class LeaseLost extends WorkerError {
  override readonly name = 'LeaseLost'
  constructor(detail?: string) {
    super('queue.lease-lost', detail)
  }
}

/**
 * Thrown by whoever handles a batch: these changes cannot go live as they are, and trying again does not help. The queue
 * halves the batch until the culprit stands alone, and sets that one aside. `reason` is an English sentence for logs; people read the fault, where there is one, in their words.
 */
export class ChangeRefused extends WorkerError {
  override readonly name = 'ChangeRefused'
  constructor(
    readonly reason: string,
    readonly fault?: Fault,
  ) {
    super('queue.change-refused', reason)
  }
}
