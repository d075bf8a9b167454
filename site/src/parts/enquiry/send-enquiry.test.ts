// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendChecked, sendEnquiry } from './send-enquiry'

const unavailable = 'Rufen Sie uns an.'
const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': 'text/html' } }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('an enquiry', () => {
  it.each([
    ['{"is":"received","title":"Danke","lines":["a"]}'],
    ['{"is":"faulty","text":"a","faults":{"email":"b"}}'],
    ['{"is":"refused","text":"a","asksCheck":true}'],
    ['{"is":"refused","text":"a"}'],
  ])('is answered by the worker with %s', async (body) => {
    answer(body)
    expect(await sendEnquiry(new FormData(), unavailable)).toEqual(JSON.parse(body))
  })

  it.each([
    ['<html>Willkommen im WLAN</html>'],
    ['{"is":"received","title":"Da'],
    [''],
    ['null'],
    ['"received"'],
    ['[]'],
    ['{"message":"Internal Server Error"}'],
    ['{"is":"received"}'],
    ['{"is":"received","title":"a","lines":[{}]}'],
    ['{"is":"faulty","text":"a"}'],
    ['{"is":"faulty","text":"a","faults":null}'],
    ['{"is":"faulty","text":"a","faults":{"email":{}}}'],
    ['{"is":"refused"}'],
  ])('that something else answers with %s says how the house is reached', async (body) => {
    answer(body)
    const said = await sendChecked(new FormData(), unavailable, document.createElement('div'))
    expect(said).toEqual({ is: 'refused', text: unavailable })
  })

  it.each(['an answer', 'the end of an answer'])(
    'that waits for %s for half a minute says how the house is reached',
    async (what) => {
      vi.useFakeTimers()
      const never = (signal: AbortSignal): Promise<never> =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) =>
        what === 'an answer' ? never(signal) : { json: () => never(signal) },
      )
      const said = sendEnquiry(new FormData(), unavailable)
      await vi.advanceTimersByTimeAsync(29_000)
      expect(vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(1_000)
      expect(await said).toEqual({ is: 'refused', text: unavailable })
      expect(vi.getTimerCount()).toBe(0)
    },
  )
})
