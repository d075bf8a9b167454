import type { Page } from '@playwright/test'
import { letterAbout } from './letters'
import { expect, test, visit } from './visit'

const year = new Date().getFullYear() + 1

const forms = {
  de: {
    room: '/zimmer/arvenzimmer',
    ask: 'Anfragen',
    path: '/anfrage',
    chosen: 'Arvenzimmer',
    about: 'Zimmer oder Angebot',
    labels: [
      'Anreise',
      'Abreise',
      'Erwachsene',
      'Ihr Name',
      'E-Mail',
      'Alter der Kinder',
      'Ein Hund kommt mit',
    ],
    send: 'Anfrage senden',
    missing: 'Diese Angabe brauchen wir.',
    badEmail: 'Das ist keine vollständige E-Mail-Adresse.',
    thanks: 'Danke. Ihre Anfrage ist angekommen.',
  },
  fr: {
    room: '/fr/chambres/chambre-arolle',
    ask: 'Demander',
    path: '/fr/demande',
    chosen: 'Chambre Arolle',
    about: 'Chambre ou offre',
    labels: [
      'Arrivée',
      'Départ',
      'Adultes',
      'Votre nom',
      'E-mail',
      'Âge des enfants',
      'Un chien nous accompagne',
    ],
    send: 'Envoyer la demande',
    missing: 'Cette indication nous manque.',
    badEmail: 'Cette adresse e-mail n’est pas complète.',
    thanks: 'Merci. Votre demande est arrivée.',
  },
  en: {
    room: '/en/rooms/arven-room',
    ask: 'Enquire',
    path: '/en/enquiry',
    chosen: 'Arven Room',
    about: 'Room or offer',
    labels: ['Arrival', 'Departure', 'Adults', 'Your name', 'Email', 'Ages of children', 'A dog comes along'],
    send: 'Send the enquiry',
    missing: 'We need this.',
    badEmail: 'This is not a complete email address.',
    thanks: 'Thank you. Your enquiry has arrived.',
  },
} as const
type Form = (typeof forms)[keyof typeof forms]

const field = (page: Page, label: string) => page.getByLabel(label)

async function fillIn(page: Page, { labels }: Form, name: string, email: string): Promise<void> {
  const [arrival, departure, guests, own, mail, ages, dog] = labels
  await field(page, arrival).fill(`${year}-02-20`)
  await field(page, departure).fill(`${year}-02-27`)
  await field(page, guests).fill('2')
  await field(page, ages).fill('4, 9')
  await field(page, dog).check()
  await field(page, own).fill(name)
  await field(page, mail).fill(email)
}

// A browser writes down each answer that is none of success.
test.use({ expectedProblems: /status of 422|net::ERR_FAILED/ })

for (const [language, form] of Object.entries(forms)) {
  test(`a guest asks for a room from its page, and the house has it (${language})`, async ({ page }, {
    project,
  }) => {
    const name = `Gast ${language} ${project.name}`
    await visit(page, form.room)
    await page.getByRole('link', { name: form.ask }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${form.path}\\?about=`))
    await expect(field(page, form.about)).toHaveValue(form.room)
    await page.getByRole('button', { name: form.send }).click()
    await expect(field(page, form.labels[0])).toBeFocused()
    await expect(page.getByText(form.missing).first()).toBeVisible()
    await fillIn(page, form, name, `${language}@gast.example`)
    await page.getByRole('button', { name: form.send }).click()
    const receipt = page.getByRole('status').filter({ hasText: form.thanks })
    await expect(receipt).toBeVisible()
    await expect(receipt).toBeFocused()
    const letter = await letterAbout(name)
    expect(letter.to).toEqual(['reservation@edelgrat.example'])
    expect(letter.text).toContain(`: ${form.chosen}\n`)
  })

  test(`without scripts a form gives back what was typed, then a receipt (${language})`, async ({ browser }, {
    project,
  }) => {
    const name = `Gast ohne ${language} ${project.name}`
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(project.use.viewport ? { viewport: project.use.viewport } : {}),
    })
    const page = await context.newPage()
    await page.goto(`${process.env.SITE_UNDER_TEST}${form.path}`)
    await fillIn(page, form, name, 'ada@gast')
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.getByText(form.badEmail)).toBeVisible()
    await expect(field(page, form.labels[0])).toHaveValue(`${year}-02-20`)
    await expect(field(page, form.labels[6])).toBeChecked()
    await field(page, form.labels[4]).fill(`ohne-${language}@gast.example`)
    await page.getByRole('button', { name: form.send }).click()
    await expect(page.getByRole('heading', { name: form.thanks })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/api\/enquiries\/[a-z2-7]{52}$/)
    await expect(page.getByRole('button', { name: form.send })).toHaveCount(0)
    await letterAbout(name)
    await context.close()
  })
}

test('tables, activities, weddings and meetings have forms of their own', async ({ page }) => {
  const asked = {
    '/kueche#table': ['Restaurant', 'Tag', 'Uhrzeit', 'Erwachsene', 'Telefon'],
    '/tal-und-berg#places': ['Was Sie vorhaben', 'Tag', 'Erwachsene', 'Alter der Kinder'],
    '/hochzeiten#enquiry': ['Tag', 'Gäste', 'Telefon'],
    '/tagungen#enquiry': ['Anreise', 'Abreise', 'Gäste'],
  }
  for (const [path, labels] of Object.entries(asked)) {
    await visit(page, path)
    const form = page.locator('form[data-enquiry]')
    for (const label of labels) await expect(form.getByLabel(label).first(), `${path} ${label}`).toBeVisible()
  }
  await visit(page, '/kueche/stube')
  await expect(page.getByRole('link', { name: 'Tisch reservieren' }).first()).toHaveAttribute(
    'href',
    '/kueche?about=/kueche/stube#table',
  )
})

test('a form that nobody answers says so, and loses nothing that was typed', async ({ page }) => {
  const form = forms.en
  await visit(page, form.path)
  await page.route('**/api/enquiries', (route) => route.abort())
  await fillIn(page, form, 'Ada', 'ada@gast.example')
  await page.getByRole('button', { name: form.send }).click()
  await expect(page.getByText('What you wrote is still there')).toBeVisible()
  await expect(field(page, form.labels[3])).toHaveValue('Ada')
})
