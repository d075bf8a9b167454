import { difficulties } from '../../../site/languages/difficulties'
import { choicesOf, seasonChoices } from '../choices'
import { defineDocument } from '../define-fields'
import { factsField, galleryField, priceFromField } from './offer-fields'
import { firstPageFields, pageBodyFields, pageFieldsets } from './page-fields'

export const activity = defineDocument({
  name: 'activity',
  type: 'document',
  localized: true,
  title: 'Activity',
  description: 'Something to do in or around the house: a walk, a ski run, a treatment.',
  fieldsets: pageFieldsets,
  fields: [
    ...firstPageFields,
    {
      name: 'season',
      type: 'string',
      title: 'Season',
      description: 'Only where it belongs to one season.',
      options: { list: seasonChoices },
    },
    {
      name: 'difficulty',
      type: 'string',
      title: 'Difficulty',
      description: 'For walks and runs.',
      options: {
        list: choicesOf(difficulties, { easy: 'Easy', moderate: 'Moderate', demanding: 'Demanding' }),
      },
    },
    {
      name: 'duration',
      type: 'string',
      title: 'Duration',
      description: 'As a visitor reads it: "3 h 30".',
      validation: (rule) => rule.max(60),
    },
    {
      name: 'distanceKm',
      type: 'number',
      title: 'Distance',
      description: 'Length of the way in kilometres.',
      validation: (rule) => rule.min(0).max(500),
    },
    {
      name: 'ascentMetres',
      type: 'number',
      title: 'Ascent',
      description: 'Metres of ascent.',
      validation: (rule) => rule.min(0).max(9000),
    },
    {
      name: 'meetingPoint',
      type: 'string',
      title: 'Meeting point',
      description: 'Where it begins.',
      validation: (rule) => rule.max(160),
    },
    priceFromField,
    factsField,
    galleryField,
    ...pageBodyFields,
  ],
  preview: { select: { title: 'title', subtitle: 'url.fullPath', media: 'picture' } },
})
