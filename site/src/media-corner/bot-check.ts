import { type BotCheckAction, botCheckFolder } from '../../settings/third-party-origins'
import { runtimeConfig } from '../runtime/runtime-config'
import { loadScript } from '../third-parties/load-script'

interface Turnstile {
  render(
    container: HTMLElement,
    options: {
      sitekey: string
      action: string
      callback: (token: string) => void
      'error-callback': (code: string) => void
      'unsupported-callback': () => void
    },
  ): string
  reset(widget: string): void
  remove(widget: string): void
}

declare global {
  interface Window {
    turnstile?: Turnstile
  }
}

/** Milliseconds after which an unused token is replaced (specification, section 9); it is good for 300 s. */
export const tokenLife = 295_000

export interface BotCheck {
  /** Loads the check, once. */
  start(): void
  /** A token for one attempt, undefined when the check does not load or does not pass. */
  token(): Promise<string | undefined>
  /** Asks for a new token: each is good once. */
  renew(): void
  stop(): void
}

/** A visitor who needs no check: none is set up. */
const noCheck: BotCheck = {
  start: () => undefined,
  token: async () => '',
  renew: () => undefined,
  stop: () => undefined,
}

/** The bot check of a third party, in a container; nothing of it loads before `start`. */
export function botCheckIn(container: HTMLElement, action: BotCheckAction): BotCheck {
  const { botCheckKey, standIn } = runtimeConfig().thirdParties
  if (botCheckKey === undefined) return noCheck
  let widget: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let settle: (token: string | undefined) => void = () => undefined
  let pending: Promise<string | undefined> | undefined
  const expect = () => {
    pending = new Promise((resolve) => {
      settle = resolve
    })
  }
  const renew = () => {
    clearTimeout(timer)
    if (widget === undefined) return
    expect()
    window.turnstile?.reset(widget)
  }

  const giveUp = () => {
    settle(undefined)
    pending = undefined
  }

  async function load(): Promise<void> {
    const isThere =
      window.turnstile !== undefined ||
      (await loadScript(`${botCheckFolder(standIn)}v0/api.js?render=explicit`, 'bot-check'))
    if (!isThere || !window.turnstile) return giveUp()
    widget = window.turnstile.render(container, {
      sitekey: botCheckKey ?? '',
      action,
      callback: (token) => {
        settle(token)
        clearTimeout(timer)
        timer = setTimeout(renew, tokenLife)
      },
      'error-callback': () => settle(undefined),
      'unsupported-callback': () => settle(undefined),
    })
  }

  const start = () => {
    if (pending) return
    expect()
    // What a blocker puts in the place of the script need not be able to do anything.
    load().catch(giveUp)
  }
  return {
    start,
    token: async () => {
      start()
      return pending
    },
    renew,
    stop: () => {
      clearTimeout(timer)
      if (widget !== undefined) window.turnstile?.remove(widget)
      settle(undefined)
    },
  }
}
