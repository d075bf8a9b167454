import { defineDocument } from '../define-fields'
import { bookingCodeField, factsField, galleryField, priceNoteField } from './offer-fields'
import { firstPageFields, pageBodyFields, pageFieldsets } from './page-fields'

/** Of a house that takes guests; a page lists each floor of a room. */
const highestFloor = 60

export const room = defineDocument({
  name: 'room',
  type: 'document',
  localized: true,
  title: 'Room or suite',
  description: 'A category of rooms with a page of its own.',
  fieldsets: pageFieldsets,
  fields: [
    ...firstPageFields,
    {
      name: 'category',
      type: 'string',
      title: 'Category',
      description: 'Search engines are told whether it is a room or a suite. Without a choice, a room.',
      options: {
        list: [
          { title: 'Room', value: 'room' },
          { title: 'Suite', value: 'suite' },
        ],
        layout: 'radio',
      },
    },
    {
      name: 'size',
      type: 'number',
      title: 'Size',
      description: 'Square metres.',
      validation: (rule) => rule.min(5).max(1000),
    },
    {
      name: 'guests',
      type: 'number',
      title: 'Guests',
      description: 'For how many persons at most.',
      validation: (rule) => rule.integer().min(1).max(20),
    },
    {
      name: 'floor',
      type: 'number',
      title: 'Floor',
      description: 'A whole number, 0 for the ground floor. The lowest, where the rooms lie on several.',
      validation: (rule) => rule.integer().min(0).max(highestFloor),
    },
    {
      name: 'topFloor',
      type: 'number',
      title: 'Up to floor',
      description:
        'The highest floor, only where the rooms lie on several. The room finder offers each of them.',
      validation: (rule) =>
        rule
          .integer()
          .min(0)
          .max(highestFloor)
          .custom((top, { parent }) => {
            const floor: unknown = Reflect.get(Object(parent), 'floor')
            if (typeof top !== 'number' || typeof floor !== 'number') return true
            return top >= floor || 'must not be below "Floor"'
          }),
    },
    {
      name: 'beds',
      type: 'string',
      title: 'Beds',
      description: 'As a visitor reads it: "double bed, 180 by 200 cm".',
      validation: (rule) => rule.max(120),
    },
    {
      name: 'ownFeature',
      type: 'string',
      title: 'What it has of its own',
      description: 'In a few words, for lists and facts: "balcony to the south", "a door of its own".',
      validation: (rule) => rule.max(120),
    },
    {
      name: 'allowsDogs',
      type: 'boolean',
      title: 'Dogs are welcome',
      description: 'The room finder offers it to guests with a dog.',
    },
    {
      name: 'hasStove',
      type: 'boolean',
      title: 'Stove or fireplace',
      description: 'The room finder offers it to guests who wish for one.',
    },
    {
      name: 'hasBathtub',
      type: 'boolean',
      title: 'Bathtub',
      description: 'The room finder offers it to guests who wish for one.',
    },
    priceNoteField,
    {
      name: 'prices',
      type: 'array',
      title: 'Prices',
      description:
        'The only place for what the room costs: one price for each season at least. Lists, the booking bar and search engines show the lowest of each season.',
      of: [{ type: 'price' }],
      validation: (rule) => rule.max(40),
    },
    factsField,
    galleryField,
    {
      name: 'floorPlan',
      type: 'picture',
      title: 'Floor plan',
      description: 'A drawing in dark lines without a ground, best as SVG; it stands beside the facts.',
    },
    bookingCodeField,
    ...pageBodyFields,
  ],
  preview: { select: { title: 'title', subtitle: 'url.fullPath', media: 'picture' } },
})
