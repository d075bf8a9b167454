import { setTimeout as delay } from 'node:timers/promises'
import { eachOf } from '../disk/files'
import { type Desk, HandOverFailed } from './desk'
import { answerTo, type WaitingEnquiry } from './enquiry'
import type { EnquiryBox } from './enquiry-box'

export interface HandOverOptions {
  box: EnquiryBox
  desk: Desk
  /** The address that an editor named for a form. @throws where the content service does not answer */
  addressFor(enquiry: WaitingEnquiry): Promise<string | undefined>
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void }
  now?: () => number
  /** ms before the first repetition; each further one waits twice as long, up to ten minutes. */
  pause?: number
}

const longestPause = 10 * 60_000
/** A guest whose address takes no letter for so long gets none, ms: the house has the enquiry. */
const triesGuestFor = 24 * 3_600_000
/** ms */
const endsWithin = 3_000
/** At once. */
const most = 4

interface Next {
  tries: number
  at: number
}

/** Who has an enquiry, as this process knows it: the disk may be full, and then it takes no note. */
interface Told {
  desk: boolean
  guest: boolean
}

/** Hands enquiries over until the house has them; what does not work is tried again, for as long as it takes. */
export class HandOver {
  private readonly next = new Map<string, Next>()
  private readonly told = new Map<string, Told>()
  private running: Promise<void> | undefined
  private isWanted = false
  private isStopped = false
  private timer: NodeJS.Timeout | undefined

  constructor(private readonly options: HandOverOptions) {}

  private readonly now = (): number => (this.options.now ?? Date.now)()

  /** To be called when something has come in, and at the start. */
  wake(): void {
    if (this.isStopped) return
    this.isWanted = true
    this.running ??= this.run().finally(() => {
      this.running = undefined
      if (this.isWanted) this.wake()
      else this.sleep()
    })
  }

  /** Ends after what is on its way, or without it where that takes long: it stays on the disk. */
  async stop(): Promise<void> {
    this.isStopped = true
    this.isWanted = false
    clearTimeout(this.timer)
    await Promise.race([this.running, delay(endsWithin, undefined, { ref: false })])
    this.options.desk.close()
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer)
    while (this.isWanted) {
      this.isWanted = false
      const due = this.options.box.waiting().filter(({ id }) => this.rest(id) === 0)
      await eachOf(due, most, (enquiry) => this.try(enquiry))
    }
  }

  /** How long it is until one is tried again, ms; a time that is further off than any pause is of a clock that was ahead. */
  private rest(id: string): number {
    const rest = (this.next.get(id)?.at ?? 0) - this.now()
    return rest <= 0 || rest > longestPause ? 0 : rest
  }

  /** Until the first that is to be tried again. */
  private sleep(): void {
    const rests = this.options.box.waiting().map(({ id }) => this.rest(id))
    if (rests.length === 0 || this.isStopped) return
    this.timer = setTimeout(() => this.wake(), Math.max(1, Math.min(...rests)))
    this.timer.unref()
  }

  private async try(enquiry: WaitingEnquiry): Promise<void> {
    if (this.isStopped) return
    const { id, number } = enquiry
    const { box, log, pause = 5_000 } = this.options
    try {
      await this.handOver(enquiry)
      this.next.delete(id)
      this.told.delete(id)
      log.info({ enquiry: number }, 'an enquiry was handed over')
    } catch (error) {
      const tries = (this.next.get(id)?.tries ?? 0) + 1
      const wait = Math.min(longestPause, pause * 2 ** Math.min(tries - 1, 12))
      this.next.set(id, { tries, at: this.now() + wait })
      const reason = error instanceof HandOverFailed ? error.message : codeOf(error)
      const isAtDesk = this.told.get(id)?.desk === true
      log.warn(
        { enquiry: number, tries, reason, waiting: box.waiting().filter(({ atDesk }) => !atDesk).length },
        isAtDesk
          ? 'the house has an enquiry; the letter to its guest could not be sent, and is tried again'
          : 'an enquiry could not be handed over; it is tried again',
      )
    }
  }

  private async handOver(enquiry: WaitingEnquiry): Promise<void> {
    const { box } = this.options
    const told = this.told.get(enquiry.id) ?? { desk: enquiry.atDesk, guest: false }
    this.told.set(enquiry.id, told)
    if (!told.desk) await this.tellDesk(enquiry)
    told.desk = true
    if (!enquiry.atDesk) await box.reachedDesk(enquiry)
    if (!told.guest) await this.tellGuest(enquiry)
    told.guest = true
    await box.handedOver(enquiry)
  }

  /** An address that will never take it was mistyped by an editor, or is gone: then the house has it by its usual one. */
  private async tellDesk(enquiry: WaitingEnquiry): Promise<void> {
    const { desk, addressFor, log } = this.options
    const named = await addressFor(enquiry)
    try {
      await desk.take(enquiry, named)
    } catch (error) {
      if (named === undefined || !(error instanceof HandOverFailed && error.isFinal)) throw error
      await desk.take(enquiry, undefined)
      log.warn(
        { enquiry: enquiry.number, page: enquiry.page, form: enquiry.form, reason: error.message },
        'the address that an editor named for this form takes no letters; the usual one has it',
      )
    }
  }

  private async tellGuest(enquiry: WaitingEnquiry): Promise<void> {
    const { desk, log } = this.options
    const guest = answerTo(enquiry, 'email')
    if (!desk.tellGuest || guest === undefined) return
    await desk.tellGuest(enquiry, guest).catch((error: unknown) => {
      const isTooLate = this.now() - enquiry.receivedAt > triesGuestFor
      if (!isTooLate && !(error instanceof HandOverFailed && error.isFinal)) throw error
      log.warn({ enquiry: enquiry.number }, 'the guest gets no letter: the address takes none')
    })
  }
}

/** Of an error that is not ours only its code: its words may hold what a guest wrote. */
const codeOf = (error: unknown): string => String(Object(error).code ?? 'it failed')
