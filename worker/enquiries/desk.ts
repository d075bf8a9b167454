import type { WaitingEnquiry } from './enquiry'

/**
 * Why something could not be handed over. `isFinal`: whoever was asked says that it will never take it. The reason holds
 * nothing that a guest wrote: it goes to the log.
 */
export class HandOverFailed extends Error {
  constructor(
    reason: string,
    readonly isFinal = false,
  ) {
    super(reason)
    this.name = 'HandOverFailed'
  }
}

/** Who takes enquiries for the house. Each may come twice where a machine died between; it carries the same id then. */
export interface Desk {
  /** `to`: the address that an editor named for the form. @throws HandOverFailed */
  take(enquiry: WaitingEnquiry, to: string | undefined): Promise<void>
  /** Tells the guest that it arrived; undefined where nobody writes to guests. @throws HandOverFailed */
  tellGuest: ((enquiry: WaitingEnquiry, to: string) => Promise<void>) | undefined
  close(): void
}
