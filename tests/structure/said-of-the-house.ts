/**
 * What the product says and shows of its house without a build of Gatsby, as JSON: pages of worker and edge, letters, heads,
 * the manifest. `dress-hotel.test.ts` runs it here and in a copy that another hotel has dressed.
 */
import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { languageTexts } from '../../site/languages/all-texts'
import { type Language, languages } from '../../site/languages/list'
import { readSiteSettings } from '../../site/settings/settings'
import { formatPrice } from '../../site/src/components/detail/price'
import { hotelJsonLd } from '../../site/src/head/json-ld'
import { PageHead } from '../../site/src/head/page-head'
import { priceFromField } from '../../studio/schemas/documents/offer-fields'
import { price } from '../../studio/schemas/objects/price'
import { german } from '../../studio/words/german'
import { waitingPage } from '../../worker/edge/waiting-page'
import type { WaitingEnquiry } from '../../worker/enquiries/enquiry'
import { letterToGuest } from '../../worker/enquiries/letters'
import { signInPage } from '../../worker/operations/sign-in-page'
import { operationsStyle } from '../../worker/operations/style'
import { allWords } from '../../worker/operations/words/all-words'
import { answerPage } from '../../worker/press/answer-page'
import { asPreview } from '../../worker/preview/preview-page'

const siteUrl = 'https://www.hotel.example'
const unknown = {
  ...{ street: null, postalCode: null, town: null, country: null, latitude: null, longitude: null },
  ...{ phone: null, email: null, picture: null },
}

/** As a guest of that language sent it. */
const enquiryIn = (language: Language): WaitingEnquiry => ({
  ...{ version: 1, state: 'waiting', kind: 'room', id: 'a'.repeat(52), number: 'A1', receivedAt: 0 },
  ...{ language, page: '/', form: 'form', answers: [], atDesk: true },
})

async function main(): Promise<void> {
  const { seo, events } = languageTexts.en
  const head = { path: '/en', translations: [], siteUrl, title: seo.websiteTitle, siteName: seo.ogTitle }
  const said = {
    waiting: waitingPage,
    answers: languages.map((language) => answerPage(language, 'refused')),
    operations: Object.values(allWords).map((words) => signInPage(words)),
    operationsStyle: await operationsStyle(),
    operationsIcon: readFileSync('site/brand/operations-icon.svg', 'utf8'),
    preview: asPreview('<html lang="en"><head></head><body></body></html>'),
    letters: languages.map((language) => letterToGuest(enquiryIn(language), siteUrl, 'UTC')),
    head: renderToStaticMarkup(createElement(PageHead, { ...head, language: 'en' })),
    list: [events.listDescription, ...languages.map((language) => languageTexts[language].seo.description)],
    price: formatPrice(12),
    structured: hotelJsonLd({ name: seo.ogTitle, ...unknown }, { siteUrl, path: '/', title: 'Start' }),
    studio: [price.fields.map(({ description }) => description), priceFromField.description, german],
    manifest: readFileSync('site/brand/static/manifest.webmanifest', 'utf8'),
    timeZone: readSiteSettings({}).timeZone,
  }
  process.stdout.write(JSON.stringify(said))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
