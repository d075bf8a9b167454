import { notBefore } from '../day-rules'
import { defineDocument } from '../define-fields'
import { bookingCodeField, factsField, galleryField, priceFromField, priceNoteField } from './offer-fields'
import { firstPageFields, pageBodyFields, pageFieldsets } from './page-fields'

/** A stay with everything that belongs to it. */
export const packageType = defineDocument({
  name: 'package',
  type: 'document',
  localized: true,
  title: 'Package',
  description: 'A stay with everything that belongs to it, at one price.',
  fieldsets: pageFieldsets,
  fields: [
    ...firstPageFields,
    {
      name: 'nights',
      type: 'number',
      title: 'Nights',
      description: 'How many nights the stay has.',
      validation: (rule) => rule.integer().min(1).max(60),
    },
    priceFromField,
    priceNoteField,
    {
      name: 'validFrom',
      type: 'date',
      title: 'Valid from',
      description: 'First day on which guests can arrive.',
    },
    {
      name: 'validTo',
      type: 'date',
      title: 'Valid to',
      description: 'Last day on which guests can arrive.',
      validation: (rule) => notBefore(rule, { name: 'validFrom', title: 'Valid from' }),
    },
    {
      name: 'includes',
      type: 'array',
      title: 'Includes',
      description: 'What belongs to the stay, one thing on each line.',
      of: [{ type: 'string' }],
      validation: (rule) => rule.max(30),
    },
    factsField,
    galleryField,
    bookingCodeField,
    ...pageBodyFields,
  ],
  preview: { select: { title: 'title', subtitle: 'url.fullPath', media: 'picture' } },
})
