/** Fields that rooms, restaurants, packages and activities share. */
import { usualCurrency } from '../../../site/brand/house'
import { defineField } from '../define-fields'

export const factsField = defineField({
  name: 'facts',
  type: 'array',
  title: 'Facts',
  description: 'What is worth knowing, line by line.',
  of: [{ type: 'fact' }],
  validation: (rule) => rule.max(40),
})

export const galleryField = defineField({
  name: 'gallery',
  type: 'array',
  title: 'Gallery',
  description: 'More pictures, in the order in which they are shown.',
  of: [{ type: 'picture' }],
  validation: (rule) => rule.max(60),
})

export const priceFromField = defineField({
  name: 'priceFrom',
  type: 'number',
  title: 'Price from',
  description: `The lowest price in ${usualCurrency}, as a number alone.`,
  validation: (rule) => rule.min(0).max(100_000),
})

export const priceNoteField = defineField({
  name: 'priceNote',
  type: 'string',
  title: 'Note on the price',
  description: 'What the price includes: "per night for two, with breakfast".',
  validation: (rule) => rule.max(250),
})

export const bookingCodeField = defineField({
  name: 'bookingCode',
  type: 'string',
  title: 'Booking code',
  description: 'The code of the booking engine; the booking link opens right there.',
  validation: (rule) => rule.regex(/^[A-Za-z0-9_-]{1,40}$/, { name: 'up to 40 letters, digits, _ or -' }),
})
