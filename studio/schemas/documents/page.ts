import { seasonChoices } from '../choices'
import { defineDocument } from '../define-fields'
import { firstPageFields, pageBodyFields, pageFieldsets } from './page-fields'

export const page = defineDocument({
  name: 'page',
  type: 'document',
  localized: true,
  title: 'Page',
  description: 'A page of the site that is made of parts.',
  fieldsets: pageFieldsets,
  fields: [
    ...firstPageFields,
    {
      name: 'isHome',
      type: 'boolean',
      title: 'Home page',
      description:
        'On for the one home page of each language; its path is the code of the language alone, and / in the main one.',
    },
    {
      name: 'season',
      type: 'string',
      title: 'Season page',
      description: 'Set only on the summer page and on the winter page: the season switch leads there.',
      options: { list: seasonChoices },
    },
    {
      name: 'middleware',
      type: 'string',
      title: 'Guard',
      description:
        'At the address of a guarded page the site asks for the access code of the media corner, and shows the page behind it. Nothing of it is public, no link to it either.',
      options: { list: [{ title: 'Access code (auth)', value: 'auth' }] },
    },
    {
      name: 'layout',
      type: 'string',
      title: 'Layout',
      description:
        'Bare: without header and footer, for a page that is shown by itself, such as a menu in a frame. Empty: with both.',
      options: {
        list: [
          { title: 'Header and footer', value: 'default' },
          { title: 'Bare', value: 'bare' },
        ],
      },
    },
    ...pageBodyFields,
  ],
  preview: { select: { title: 'title', subtitle: 'url.fullPath', media: 'picture' } },
})
