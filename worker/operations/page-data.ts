import type { Outage } from './day-history'
import type { OperationsStatus } from './overview'
import type { Receipt } from './receipt'
import type { TimeWords } from './times'
import type { Words } from './words/all-words'

/** What a request for the page asks to be open: the confirmation of a rollback or of an override. */
export interface Asked {
  rollback?: string
  path?: boolean
  /** The form that publishes what the gate holds back. */
  override?: boolean
  /** The form that takes a short events feed as it is. */
  acceptEvents?: boolean
  /** Id of the receipt after which older ones are listed. */
  before?: string
}

export interface PageData {
  status: OperationsStatus
  inWork: readonly Receipt[]
  receipts: readonly Receipt[]
  /** Receipts of the last day, for the times in the summary. */
  recent: readonly Receipt[]
  /** What was away during the last day. */
  outages: readonly Outage[]
  asked: Asked
  now: number
  timeZone: string
  siteUrl: string
  csrf: string
  words: Words
}

export interface PageContext extends PageData {
  time: TimeWords
}
