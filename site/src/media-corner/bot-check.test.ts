// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const settings = { thirdParties: { botCheckKey: 'key' } }

/** A check on a page in which `turnstile` is what its script has left. */
async function checkWith(turnstile: unknown) {
  vi.resetModules()
  Reflect.set(window, 'turnstile', turnstile)
  document.body.innerHTML = `<script type="application/json" data-runtime-config>${JSON.stringify(settings)}</script><div></div>`
  const { botCheckIn } = await import('./bot-check')
  return botCheckIn(document.querySelector('div') ?? document.body, 'enquiry')
}

beforeEach(() => Reflect.deleteProperty(window, 'turnstile'))

describe('the bot check', () => {
  it('gives its token', async () => {
    const check = await checkWith({
      render: (_: unknown, options: { callback(token: string): void }) => {
        options.callback('a token')
        return 'widget'
      },
      remove: () => undefined,
    })
    expect(await check.token()).toBe('a token')
    check.stop()
  })

  it.each([
    ['a blocker has put something empty in its place', {}],
    [
      'it throws',
      {
        render: () => {
          throw new Error('no')
        },
      },
    ],
    [
      'it does not know the browser',
      {
        render: (_: unknown, options: { 'unsupported-callback'?(): void }) => {
          options['unsupported-callback']?.()
          return 'widget'
        },
        remove: () => undefined,
      },
    ],
  ])('gives none, and holds nobody up, where %s', async (_what, turnstile) => {
    const check = await checkWith(turnstile)
    expect(await check.token()).toBeUndefined()
    check.stop()
  })
})
