import { defineDocument } from '../define-fields'
import { factsField, galleryField } from './offer-fields'
import { firstPageFields, pageBodyFields, pageFieldsets } from './page-fields'

export const restaurant = defineDocument({
  name: 'restaurant',
  type: 'document',
  localized: true,
  title: 'Restaurant or bar',
  description: 'A place to eat or drink with a page of its own.',
  fieldsets: pageFieldsets,
  fields: [
    ...firstPageFields,
    {
      name: 'cuisine',
      type: 'string',
      title: 'Cuisine',
      description: 'What is cooked, in a few words.',
      validation: (rule) => rule.max(120),
    },
    {
      name: 'seats',
      type: 'number',
      title: 'Seats',
      description: 'For how many guests.',
      validation: (rule) => rule.integer().min(1).max(1000),
    },
    {
      name: 'openingHours',
      type: 'array',
      title: 'Opening hours',
      description: 'One line for each group of days.',
      of: [{ type: 'openingTime' }],
      validation: (rule) => rule.max(14),
    },
    factsField,
    galleryField,
    {
      name: 'reservation',
      type: 'link',
      title: 'Reservation',
      description: 'Where a table is booked: a page, an address, a telephone number (tel:…).',
    },
    ...pageBodyFields,
  ],
  preview: { select: { title: 'title', subtitle: 'url.fullPath', media: 'picture' } },
})
