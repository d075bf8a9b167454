/** The documents that the footer is made of: contact, seasons and partners, networks, legal pages. */
import { defineDocument } from '../define-fields'
import type { ArrayField, NamedField, StringField } from '../definition'

export const contactInfo = defineDocument({
  name: 'contactInfo',
  type: 'document',
  localized: true,
  title: 'Contact',
  description: 'The address block of footer and contact overlay.',
  fields: [
    {
      name: 'contactText',
      type: 'richText',
      title: 'Contact text',
      description: 'Address, telephone and e-mail, as they are shown.',
    },
    {
      name: 'googleMapsLink',
      type: 'url',
      title: 'Directions',
      description: 'Address of a route planner; it opens in a new tab.',
      validation: (rule) => rule.uri({ scheme: ['http', 'https'] }),
    },
  ],
})

const seasonLength = <Name extends string>(
  name: Name,
  title: string,
  description: string,
): StringField & { name: Name } => ({
  name,
  type: 'string',
  title,
  description,
  validation: (rule) => rule.max(120),
})

const logos = <Name extends string>(
  name: Name,
  title: string,
  description: string,
): ArrayField & { name: Name; of: [{ type: 'partnerLogo' }] } => ({
  name,
  type: 'array',
  title,
  description,
  of: [{ type: 'partnerLogo' }],
  validation: (rule) => rule.max(40),
})

export const prefooter = defineDocument({
  name: 'prefooter',
  type: 'document',
  localized: true,
  title: 'Seasons and partners',
  description: 'The texts on the length of the seasons and the logos of partners.',
  fields: [
    seasonLength('summerSeasonLength', 'Summer season', 'When the house is open in summer.'),
    seasonLength('winterSeasonLength', 'Winter season', 'When the house is open in winter.'),
    {
      name: 'openSeasons',
      type: 'array',
      title: 'Opening dates',
      description:
        'The seasons of this year and the next, as dates: by them the site knows when the house is open.',
      of: [{ type: 'openSeason' }],
      validation: (rule) => rule.max(12),
    },
    logos('list', 'Partners', 'The first row of logos.'),
    logos('list2', 'More partners', 'An optional second row.'),
  ],
})

export const socialMedia = defineDocument({
  name: 'socialMedia',
  type: 'document',
  localized: true,
  title: 'Social networks',
  description: 'The networks in the footer.',
  fields: [
    {
      name: 'list',
      type: 'array',
      title: 'Networks',
      description: 'In the order in which they are shown.',
      of: [{ type: 'socialLink' }],
      validation: (rule) => rule.max(12),
    },
  ],
})

const legalLink = <Name extends string>(
  name: Name,
  title: string,
  description: string,
): NamedField & { name: Name; type: 'link' } => ({
  name,
  type: 'link',
  title,
  description,
})

export const legal = defineDocument({
  name: 'legal',
  type: 'document',
  localized: true,
  title: 'Legal links',
  description: 'The legal pages that the footer and the cookie notice link to.',
  fields: [
    legalLink('privacy', 'Privacy policy', 'Also linked from the cookie notice.'),
    legalLink('conditions', 'Conditions', 'General terms and conditions.'),
    legalLink('imprint', 'Imprint', 'Who is responsible for the site.'),
    legalLink('cookies', 'Cookies', 'What the site stores and why.'),
  ],
})
