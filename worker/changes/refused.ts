import type { Fault } from './change'

/** What an operator asked for is not possible, and why. The message is for logs; people read the fault in their words. */
export class Refused extends Error {
  override readonly name: string = 'Refused'
  constructor(readonly fault: Fault) {
    super(fault.reason)
  }
}
