import { z } from 'zod'
import type { BotCheckAction } from '../../site/settings/third-party-origins'

export interface BotCheckSettings {
  /** What this server presents to the bot check; without it there is no bot check. */
  secret: string | undefined
  /** Address of `siteverify`. */
  verifyUrl: string
}

const answerSchema = z.object({ success: z.boolean(), action: z.string().optional() })
/** Milliseconds. */
const patience = 5_000

export type BotVerdict = 'human' | 'refused' | 'unavailable'

/** Asks the bot check about a token (Turnstile's `siteverify`). A token is good once and for 300 s. */
export async function askBotCheck(
  token: string,
  address: string,
  { secret, verifyUrl }: BotCheckSettings,
  action: BotCheckAction,
): Promise<BotVerdict> {
  if (secret === undefined) return 'human'
  if (token === '' || token.length > 2048) return 'refused'
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(patience),
    })
    const answer = answerSchema.safeParse(await response.json())
    if (!answer.success) return 'unavailable'
    return answer.data.success && answer.data.action === action ? 'human' : 'refused'
  } catch {
    return 'unavailable'
  }
}
