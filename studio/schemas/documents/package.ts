import { defineFields } from '../define-fields'
import type { DocumentType } from '../definition'
import { bookingCodeField, factsField, galleryField, priceFromField, priceNoteField } from './offer-fields'
import { firstPageFields, pageBodyFields, pageFieldsets } from './page-fields'

/** What only documents of this type have. What is stored of them follows (site/content/documents.ts). */
export const packageFields = defineFields([
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
])

/** A stay with everything that belongs to it. */
export const packageType: DocumentType = {
  name: 'package',
  type: 'document',
  localized: true,
  title: 'Package',
  description: 'A stay with everything that belongs to it, at one price.',
  fieldsets: pageFieldsets,
  fields: [...firstPageFields, ...packageFields, ...pageBodyFields],
  preview: { select: { title: 'title', subtitle: 'url.fullPath', media: 'picture' } },
}
