import type { Locator, Page } from '@playwright/test'
import { letterAbout } from './letters'
import { consentCookie, expect, test } from './person'
import { accessCode } from './secrets'
import { samplePages, scriptsRun } from './visit'

/** Three visitors who come for a deed, on a phone, each from the home page to its end, in their language. */

/** Booking engine and desk of the house. */
const thirdParties = process.env.THIRD_PARTIES_UNDER_TEST ?? ''
const year = new Date().getFullYear() + 1

const words = {
  de: {
    rooms: '/zimmer',
    guests: 'für 4 Personen',
    four: '4 Personen',
    dog: 'mit Hund',
    dogs: 'Hunde willkommen',
    suite: 'Gartensuite',
    ask: 'Anfragen',
    arrival: 'Anreise',
    departure: 'Abreise',
    adults: 'Erwachsene',
    ages: 'Alter der Kinder',
    dogComes: 'Ein Hund kommt mit',
    name: 'Ihr Name',
    email: 'E-Mail',
    phone: 'Telefon',
    send: 'Anfrage senden',
    thanks: 'Danke. Ihre Anfrage ist angekommen.',
    weddings: '/hochzeiten',
    paper: 'Hochzeiten, Menüs und Preise',
    day: 'Tag',
    many: 'Gäste',
    press: '/medien',
    code: 'Zugangscode',
    open: 'Öffnen',
    download: 'Herunterladen',
    film: 'Ein Tag im Juni',
    logo: 'Winter, auf dunklem Grund, SVG',
    print: 'Das Haus im Juni',
    byLetter: 'Ohne JavaScript kann die Bot-Prüfung nicht laufen',
    write: 'Der Medienstelle schreiben',
  },
  fr: {
    rooms: '/fr/chambres',
    guests: 'pour 4 personnes',
    four: '4 personnes',
    dog: 'avec un chien',
    dogs: 'chiens bienvenus',
    suite: 'Suite Jardin',
    ask: 'Demander',
    arrival: 'Arrivée',
    departure: 'Départ',
    adults: 'Adultes',
    ages: 'Âge des enfants',
    dogComes: 'Un chien nous accompagne',
    name: 'Votre nom',
    email: 'E-mail',
    phone: 'Téléphone',
    send: 'Envoyer la demande',
    thanks: 'Merci. Votre demande est arrivée.',
    weddings: '/fr/mariages',
    paper: 'Mariages, menus et prix',
    day: 'Jour',
    many: 'Invités',
    press: '/fr/medias',
    code: 'Code d’accès',
    open: 'Ouvrir',
    download: 'Télécharger',
    film: 'Un jour de juin',
    logo: 'Hiver, sur fond foncé, SVG',
    print: 'La maison en juin',
    byLetter: 'Sans JavaScript, le contrôle anti-robot ne peut avoir lieu',
    write: 'Écrire au service de presse',
  },
  en: {
    rooms: '/en/rooms',
    guests: 'for 4 guests',
    four: '4 guests',
    dog: 'with a dog',
    dogs: 'dogs welcome',
    suite: 'Garden Suite',
    ask: 'Enquire',
    arrival: 'Arrival',
    departure: 'Departure',
    adults: 'Adults',
    ages: 'Ages of children',
    dogComes: 'A dog comes along',
    name: 'Your name',
    email: 'Email',
    phone: 'Telephone',
    send: 'Send the enquiry',
    thanks: 'Thank you. Your enquiry has arrived.',
    weddings: '/en/weddings',
    paper: 'Weddings, menus and prices',
    day: 'Day',
    many: 'Guests',
    press: '/en/press',
    code: 'Access code',
    open: 'Open',
    download: 'Download',
    film: 'A day in June',
    logo: 'Winter, on dark ground, SVG',
    print: 'The house in June',
    byLetter: 'Without JavaScript the bot check cannot run',
    write: 'Write to the press office',
  },
} as const
type Words = (typeof words)[keyof typeof words]

/** The first that a visitor sees: what menus hold is there several times. */
const shown = (links: Locator): Locator => links.filter({ visible: true }).first()

async function arrive(page: Page, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(path)
  if (hasScripts) await scriptsRun(page)
}

let guests = 0

/** Who asks comes from a network of its own: of one, no more than 20 enquiries an hour are taken. */
async function comeFromOwnNetwork(page: Page): Promise<void> {
  guests += 1
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${test.info().workerIndex % 256}.${guests}.1` })
}

/** Choosing leaves one room; without scripts all stand there, and each says what fits. */
async function chooseSuite(page: Page, word: Words, hasScripts: boolean): Promise<void> {
  const finder = page.locator('#finder')
  const rooms = finder.getByRole('listitem').filter({ hasText: 'CHF' })
  if (hasScripts) {
    await finder.getByRole('link', { name: word.guests }).click()
    await finder.getByRole('link', { name: word.dog }).click()
    await expect(rooms).toHaveCount(1)
  }
  const fitting = rooms.filter({ hasText: word.four }).filter({ hasText: new RegExp(word.dogs, 'i') })
  await expect(fitting).toHaveCount(1)
  await fitting.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: word.suite })).toBeVisible()
}

async function familyWithDog(page: Page, word: Words, name: string, hasScripts: boolean): Promise<void> {
  await shown(page.locator(`a[href="${word.rooms}"]`)).click()
  await chooseSuite(page, word, hasScripts)
  const booking = shown(page.locator('main a[href*="offer=SGA"]'))
  await expect(booking).toHaveAttribute('href', hasScripts ? /guests=4/ : /offer=SGA/)
  const engine = await page.context().newPage()
  await engine.goto(`${thirdParties}/booking${new URL((await booking.getAttribute('href')) ?? '').search}`)
  await expect(engine.locator('main')).toContainText('SGA')
  if (hasScripts) await expect(engine.locator('dd').last()).toHaveText('4')
  await engine.close()

  await shown(page.getByRole('link', { name: word.ask })).click()
  await page.getByLabel(word.arrival).fill(`${year}-02-20`)
  await page.getByLabel(word.departure).fill(`${year}-02-27`)
  await page.getByLabel(word.adults).fill('2')
  await page.getByLabel(word.ages).fill('4, 9')
  await page.getByLabel(word.dogComes).check()
  await page.getByLabel(word.name).fill(name)
  await page.getByLabel(word.email).fill('familie@gast.example')
  await page.getByRole('button', { name: word.send }).click()
  await expect(page.getByText(word.thanks)).toBeVisible()
  const { text } = await letterAbout(name)
  expect(text).toContain(word.suite)
  expect(text).toContain('4, 9')
}

async function weddingPlanner(page: Page, word: Words, name: string): Promise<void> {
  await shown(page.locator(`a[href="${word.weddings}"]`)).click()
  const paper = await page.getByRole('link', { name: word.paper }).getAttribute('href')
  const answer = await page.request.get(paper ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const form = page.locator('form[data-enquiry]')
  await form.getByLabel(word.day, { exact: true }).fill(`${year}-06-12`)
  await form.getByLabel(word.many).fill('60')
  await form.getByLabel(word.name).fill(name)
  await form.getByLabel(word.email).fill('planung@gast.example')
  await form.getByLabel(word.phone).fill('+41 81 555 00 00')
  await form.getByRole('button', { name: word.send }).click()
  await expect(page.getByText(word.thanks)).toBeVisible()
  expect((await letterAbout(name)).text).toContain('60')
}

async function journalist(page: Page, word: Words, hasScripts: boolean): Promise<void> {
  await shown(page.locator(`a[href="${word.press}"]`)).click()
  await shown(page.locator('main a[href$="/media-corner"]')).click()
  if (!hasScripts) {
    // Locators by text pass over what is in <noscript>, shown or not.
    await expect.poll(() => page.locator('main').innerText()).toContain(word.byLetter)
    await expect(page.getByRole('link', { name: word.write })).toHaveAttribute('href', /^mailto:/)
    return
  }
  await page.getByLabel(word.code).fill(accessCode)
  await page.getByRole('button', { name: word.open }).click()
  for (const [file, kind] of [
    [word.film, /\.mp4$/],
    [word.logo, /\.svg$/],
    [word.print, /\.jpg$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `${word.download} ${file}` }).click()
    expect((await download).suggestedFilename()).toMatch(kind)
  }
}

for (const hasScripts of [true, false])
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts })
    test.beforeEach(({ context }) => context.addCookies([consentCookie({ necessary: ['botCheck'] })]))

    for (const [language, word] of Object.entries(words)) {
      const home = samplePages.home[language as keyof typeof words]
      const who = (guest: string) => `${guest} ${language} ${hasScripts ? 'mit' : 'ohne'}`

      test(`a family of four with a dog finds its suite, sees what it costs to come, and asks for it (${language})`, async ({
        page,
      }) => {
        await comeFromOwnNetwork(page)
        await arrive(page, home, hasScripts)
        await familyWithDog(page, word, who('Familie'), hasScripts)
      })

      test(`a wedding planner takes the paper along and asks for a day (${language})`, async ({ page }) => {
        await comeFromOwnNetwork(page)
        await arrive(page, home, hasScripts)
        await weddingPlanner(page, word, who('Planung'))
      })

      test(`a journalist gets film, logo and pictures to print, or learns whom to write to (${language})`, async ({
        page,
      }) => {
        await arrive(page, home, hasScripts)
        await journalist(page, word, hasScripts)
      })
    }
  })
