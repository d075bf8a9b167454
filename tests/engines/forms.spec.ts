import { readdirSync } from 'node:fs'
import { letterAbout } from '../e2e/letters'
import { accessCode } from '../e2e/secrets'
import { samplePages } from '../support/demo-pages'
import { expect, test } from './engine-test'

const year = new Date().getFullYear() + 1

test('a guest asks for a room, is told what is missing, and the house has the letter', async ({ guest }, {
  project,
}) => {
  const name = `Gast in ${project.name}`
  await guest.visit(samplePages.room.de)
  await guest.click(['main a', 'Anfragen'])
  await guest.see('the form', () => location.pathname === '/anfrage')
  await guest.see('a choice without the box of the system', () => {
    const select = document.querySelector('form[data-enquiry] select')
    return select !== null && getComputedStyle(select).appearance === 'none'
  })
  const field = (label: string) =>
    guest.ask((words) => {
      const found = [...document.querySelectorAll('label')].find((each) =>
        each.textContent?.trim().startsWith(words),
      )
      const control = found?.control
      if (control) control.setAttribute('data-meant', words)
      return control?.getAttribute('type') ?? ''
    }, label)
  const fill = async (label: string, text: string) => {
    await field(label)
    await guest.fill(`[data-meant="${label}"]`, text)
  }
  await guest.click(['button', 'Anfrage senden'])
  await guest.seeShown(['form *', 'Diese Angabe brauchen wir.'])
  // Each engine takes the parts of a date in the order of its own language.
  for (const [label, day] of [
    ['Anreise', `${year}-02-20`],
    ['Abreise', `${year}-02-27`],
  ] as const) {
    expect(await field(label)).toBe('date')
    await guest.ask(
      (words, value) => {
        const control = document.querySelector<HTMLInputElement>(`[data-meant="${words}"]`)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
        control?.dispatchEvent(new Event('input', { bubbles: true }))
      },
      label,
      day,
    )
  }
  await fill('Erwachsene', '2')
  await fill('Ihr Name', name)
  await fill('E-Mail', 'gast@gast.example')
  await guest.click(['button', 'Anfrage senden'])
  await guest.seeShown(['[role=status]', /^Danke. Ihre Anfrage ist angekommen./])
  expect((await letterAbout(name)).text).toContain(': Arvenzimmer\n')
})

test('the press enters by its code, downloads a logo, and leaves', async ({ guest }) => {
  await guest.visit(samplePages.mediaCorner.de)
  await guest.fill(
    '[data-media-corner] input[type=text], [data-media-corner] input[type=password]',
    accessCode,
  )
  await guest.press('Enter')
  await guest.seeShown('[data-media-corner=open] li')
  await guest.seeFocused('h1')
  await guest.click(['[data-media-corner] a', /SVG/])
  await expect
    .poll(() => readdirSync(guest.downloads).filter((file) => /\.(?:jpg|svg|zip)$/.test(file)).length)
    .toBe(1)
  // Previews that are still on their way come to a closed door.
  guest.expectProblems(/^not loaded: .*\/gate\/files\//)
  await guest.click(['main button', 'Zugang schliessen'])
  await guest.seeShown('[data-media-corner=locked]')
})
