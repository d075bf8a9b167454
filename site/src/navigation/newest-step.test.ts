// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { beginStep, followNewestStep, type SteppingApp } from './newest-step'

/** An app whose pages come when the test says so, and a list of where it led its visitor. */
function appOnSlowLine() {
  const led: string[] = []
  const coming = new Map<string, (page: object | undefined) => void>()
  const app = {
    ___navigate: (to: string | number, options?: object) =>
      led.push(options ? `${to} ${JSON.stringify(options)}` : String(to)),
    ___loader: { loadPage: (path: string) => new Promise((resolve) => coming.set(path, resolve)) },
    location: {
      href: 'https://hotel.example/zimmer?guests=2',
      assign: (address: string) => led.push(`whole ${address}`),
      replace: (address: string) => led.push(`whole ${address}, in place`),
    },
    addEventListener: window.addEventListener.bind(window),
  }
  followNewestStep(app as unknown as SteppingApp)
  return {
    led,
    follow: (to: string | number, options?: object) =>
      app.___navigate(to, options) as unknown as Promise<void>,
    come: (path: string, status: 'success' | 'error' | 'nothing' = 'success') =>
      coming.get(path)?.(status === 'nothing' ? undefined : { status }),
  }
}

beforeEach(() => window.history.replaceState(null, '', '/zimmer?guests=2'))

describe('on a slow line', () => {
  it('the link that was followed last counts, whichever page comes first', async () => {
    const { led, follow, come } = appOnSlowLine()
    const steps = [follow('/spa'), follow('/zimmer/turmsuite?guests=2', { replace: true })]
    come('/zimmer/turmsuite')
    await steps[1]
    come('/spa')
    await steps[0]
    expect(led).toEqual(['/zimmer/turmsuite?guests=2 {"replace":true}'])
  })

  it('who goes back meanwhile stays there, and goes on from there', async () => {
    const { led, follow, come } = appOnSlowLine()
    const late = follow('/spa')
    window.history.replaceState(null, '', '/zimmer')
    come('/spa')
    await late
    await follow(-1)
    const next = follow('#finder')
    come('/zimmer')
    await next
    expect(led).toEqual(['-1', '#finder'])
  })

  it('a page that does not come is opened as a whole, by all of its address', async () => {
    const { led, follow, come } = appOnSlowLine()
    const steps = [follow('/zimmer/turmsuite?guests=2#plan')]
    come('/zimmer/turmsuite', 'error')
    await steps[0]
    steps.push(follow('/spa', { replace: true }))
    come('/spa', 'nothing')
    await steps[1]
    expect(led).toEqual(['whole /zimmer/turmsuite?guests=2#plan', 'whole /spa, in place'])
  })

  it('a dialog that is closed meanwhile is no step, though the browser counts it as one', async () => {
    const { led, follow, come } = appOnSlowLine()
    const step = follow('/spa')
    window.history.replaceState({ overlay: 'flyOutActive' }, '', '/zimmer?guests=2')
    come('/spa')
    await step
    expect(led).toEqual(['/spa'])
  })

  it('what a step waited for by itself is known to be late', () => {
    const isNewest = beginStep()
    expect(isNewest()).toBe(true)
    const other = beginStep()
    expect([isNewest(), other()]).toEqual([false, true])
  })
})
