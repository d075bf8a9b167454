import { paragraphs } from '../rich-text'
import { type Entry, type Fields, type Language, link, mark, ref } from '../write'
import { bookingLink, directionsLink, email, phone, place } from './links'
import { openSeasons } from './seasons'

const sitePart = (id: string, texts: Record<Language, Fields>, shared: Fields = {}): Entry => ({
  id,
  type: id,
  shared,
  ...texts,
})

const header = sitePart(
  'header',
  { de: {}, fr: {}, en: {} },
  { season: 'calendar', summerPageLink: ref('page-summer'), winterPageLink: ref('page-winter') },
)

/** Where guests ask: rooms and offers on a page of their own, activities where they are shown. */
const enquiries = (label: string) => ({
  enquiryLink: link(label, 'page-enquiry'),
  activityEnquiryLink: link(label, 'page-activities#places'),
})

const general = sitePart(
  'general',
  {
    de: {
      bookingEngineLink: bookingLink(),
      ...enquiries('Anfragen'),
      shopLink: link('Gutscheine', 'page-vouchers'),
    },
    fr: {
      bookingEngineLink: bookingLink(),
      ...enquiries('Demander'),
      shopLink: link('Bons cadeaux', 'page-vouchers'),
    },
    en: {
      bookingEngineLink: bookingLink(),
      ...enquiries('Enquire'),
      shopLink: link('Vouchers', 'page-vouchers'),
    },
  },
  {
    hotelName: 'Grandhotel Edelgrat',
    street: 'Seestrasse 1',
    postalCode: '7399',
    town: 'Val Serein',
    country: 'CH',
    ...place,
    phone,
    email,
  },
)

const address = (telephone: string) =>
  paragraphs(
    'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
    `${telephone} [${phone}](tel:+41815551640)\n[${email}](mailto:${email})`,
  )

const contactInfo = sitePart(
  'contactInfo',
  {
    de: { contactText: address('Telefon') },
    fr: { contactText: address('Téléphone') },
    en: { contactText: address('Telephone') },
  },
  { googleMapsLink: directionsLink },
)

const partner = (host: string, alt: string, more: Fields): Fields => ({
  _type: 'partnerLogo',
  url: `https://www.${host}.example/`,
  alt,
  isLazyloaded: true,
  ...more,
})
const logo = (slug: string, host: string, alt: string, more: Fields = {}): Fields =>
  partner(host, alt, { picture: mark(slug, alt), ...more })

const partners = (tourism: string, railway: string, dairy: string, conservation: string): Fields => ({
  list: [
    logo('tourism', 'val-serein', tourism, { isLazyloaded: false }),
    partner('arolles-bahnen', railway, { refImage: ref('mediaImage-railway') }),
  ],
  list2: [logo('dairy', 'sennerei-hinterm-grat', dairy), logo('conservation', 'arvenwald', conservation)],
})

const prefooter = sitePart(
  'prefooter',
  {
    de: {
      summerSeasonLength: '12. Juni bis 10. Oktober 2027',
      winterSeasonLength: '12. Dezember 2026 bis 4. April 2027',
      ...partners('Val Serein Tourismus', 'Arolles Bahnen', 'Sennerei Hinterm Grat', 'Verein Arvenwald'),
    },
    fr: {
      summerSeasonLength: 'du 12 juin au 10 octobre 2027',
      winterSeasonLength: 'du 12 décembre 2026 au 4 avril 2027',
      ...partners(
        'Val Serein Tourisme',
        'Arolles Bahnen',
        'Laiterie Hinterm Grat',
        'Association Forêt d’arolles',
      ),
    },
    en: {
      summerSeasonLength: '12 June to 10 October 2027',
      winterSeasonLength: '12 December 2026 to 4 April 2027',
      ...partners(
        'Val Serein Tourism',
        'Arolles Bahnen',
        'Hinterm Grat Dairy',
        'Stone Pine Forest Association',
      ),
    },
  },
  { openSeasons: openSeasons.map((season) => ({ _type: 'openSeason', ...season })) },
)

const channel = (type: string, host: string) => ({
  _type: 'socialLink',
  type,
  url: `https://${host}.example/edelgrat`,
})
const socialMedia = sitePart(
  'socialMedia',
  { de: {}, fr: {}, en: {} },
  { list: [channel('Lichtbild', 'www.lichtbild'), channel('Talfunk', 'www.talfunk')] },
)

const legal = sitePart('legal', {
  de: {
    privacy: link('Datenschutz', 'page-privacy'),
    conditions: link('Bedingungen', 'page-conditions'),
    imprint: link('Impressum', 'page-imprint'),
    cookies: link('Cookies', 'page-cookies'),
  },
  fr: {
    privacy: link('Protection des données', 'page-privacy'),
    conditions: link('Conditions', 'page-conditions'),
    imprint: link('Mentions légales', 'page-imprint'),
    cookies: link('Cookies', 'page-cookies'),
  },
  en: {
    privacy: link('Privacy', 'page-privacy'),
    conditions: link('Conditions', 'page-conditions'),
    imprint: link('Imprint', 'page-imprint'),
    cookies: link('Cookies', 'page-cookies'),
  },
})

export const siteParts = [header, general, contactInfo, prefooter, socialMedia, legal]
