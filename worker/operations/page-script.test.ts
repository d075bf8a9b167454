import { readFileSync } from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { expect, it, onTestFinished, vi } from 'vitest'

const script = readFileSync(path.resolve('worker/operations/operations.js'), 'utf8')

const mainSaying = (sentence: string) => `<main><h1>${sentence}</h1></main>`

/** The operations page with its script, a stream of which the test is the other end, and answers that it gives by hand. */
function openPage(main = mainSaying('Alt')) {
  const { window } = new JSDOM(
    `<p data-zone="Europe/Zurich"><time id="clock"></time></p><p id="news"></p>${main}`,
    { runScripts: 'outside-only', url: 'https://hotel.test/operations' },
  )
  onTestFinished(() => window.close())
  const answers: { give(text: string): void; fail(): void }[] = []
  const listeners: (() => void)[] = []
  Object.assign(window, {
    AbortSignal,
    EventSource: class {
      addEventListener = (_: string, listener: () => void) => void listeners.push(listener)
    },
    fetch: () =>
      new Promise((resolve, reject) => {
        answers.push({
          give: (text) => resolve({ ok: true, status: 200, text: async () => text }),
          fail: () => reject(new TypeError('network error')),
        })
      }),
  })
  window.eval(script)
  return {
    answers,
    changed() {
      for (const listener of listeners) listener()
    },
    sentence: () => window.document.querySelector('h1')?.textContent,
    runs: (which = '') => [...window.document.querySelectorAll(`details${which}`)].map(({ id }) => id),
    open: (id: string) => window.document.getElementById(id)?.setAttribute('open', ''),
  }
}

it('shows what changed while it was asking, also where that answer never came', async () => {
  const page = openPage()
  page.changed()
  page.changed()
  page.answers[0]?.fail()
  await vi.waitFor(() => expect(page.answers).toHaveLength(2))
  page.answers[1]?.give(mainSaying('Neu'))
  await vi.waitFor(() => expect(page.sentence()).toBe('Neu'))
})

it('asks once more, not once for each change, while an answer is on its way', async () => {
  const page = openPage()
  for (let number = 0; number < 5; number += 1) page.changed()
  expect(page.answers).toHaveLength(1)
  page.answers[0]?.give(mainSaying('Neu'))
  await vi.waitFor(() => expect(page.answers).toHaveLength(2))
  page.answers[1]?.give(mainSaying('Neuer'))
  await vi.waitFor(() => expect(page.sentence()).toBe('Neuer'))
  expect(page.answers).toHaveLength(2)
})

it('leaves open what somebody has opened', async () => {
  const page = openPage()
  const withRuns = '<main><h1>Alt</h1><details id="run-1"></details><details id="run-2"></details></main>'
  page.changed()
  page.answers[0]?.give(withRuns)
  await vi.waitFor(() => expect(page.runs()).toEqual(['run-1', 'run-2']))
  page.open('run-1')
  page.changed()
  page.answers[1]?.give(withRuns.replace('Alt', 'Neu'))
  await vi.waitFor(() => expect(page.sentence()).toBe('Neu'))
  expect(page.runs('[open]')).toEqual(['run-1'])
})

it('follows nothing where the page stays as it was drawn', () => {
  const page = openPage('<main data-still><h1>Der letzte Tag</h1></main>')
  page.changed()
  expect(page.answers).toHaveLength(0)
})
