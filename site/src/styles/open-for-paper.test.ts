// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { openForPaper } from './open-for-paper'

const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)?.open

it('what is closed in the words of a page is open on paper, and as it was afterwards', () => {
  document.body.innerHTML =
    '<header><details id="menu"></details></header><main><details id="closed"></details><details id="open" open></details></main>'
  openForPaper(window)
  for (let time = 0; time < 2; time += 1) {
    window.dispatchEvent(new Event('beforeprint'))
    expect(['menu', 'closed', 'open'].map(isOpen)).toEqual([false, true, true])
    window.dispatchEvent(new Event('afterprint'))
    expect(['menu', 'closed', 'open'].map(isOpen)).toEqual([false, false, true])
  }
})
