import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A letter as it came. */
export interface Mail {
  /** Milliseconds since the epoch. */
  at: number
  messageId: string
  from: string
  to: readonly string[]
  replyTo: string | undefined
  subject: string
  text: string
}

interface MailboxOptions {
  /** 0 takes any free port. */
  port: number
  host?: string
  now?: () => number
}

export interface Mailbox {
  port: number
  /** The newest first. One that comes again with the same id counts in `repeated`. */
  mails(): readonly Mail[]
  repeated(): number
  /** While it is told to, it takes nothing: 451, as a server that is in trouble says. */
  refuse(refusing: boolean): void
  close(): Promise<void>
}

/** Older ones are forgotten. */
const most = 2000
/** Bytes. */
const largest = 256 * 1024

/** The mail server of the demo: takes everything that is sent on this machine and sends nothing on. */
export async function startMailbox({
  port,
  host = '127.0.0.1',
  now = Date.now,
}: MailboxOptions): Promise<Mailbox> {
  const mails = new Map<string, Mail>()
  let repeated = 0
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: largest,
    logger: false,
    onMailFrom(_address, _session, done) {
      done(isRefusing ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : undefined)
    },
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((letter) => {
          const messageId = letter.messageId ?? `<${now()}-${mails.size}@localhost>`
          if (mails.has(messageId)) repeated += 1
          mails.set(messageId, {
            at: now(),
            messageId,
            from: letter.from?.address ?? '',
            to: envelope.rcptTo.map(({ address }) => address),
            replyTo: letter.replyTo?.[0]?.address,
            subject: letter.subject ?? '',
            text: letter.text ?? '',
          })
          for (const oldest of mails.keys()) {
            if (mails.size <= most) break
            mails.delete(oldest)
          }
          done()
        })
        .catch(done)
    },
  })
  // A sender that hangs up is none of ours.
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, host, () => {
      server.server.removeListener('error', reject)
      resolve()
    })
  })
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    mails: () => [...mails.values()].toReversed(),
    repeated: () => repeated,
    refuse: (refusing) => {
      isRefusing = refusing
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
