/** Texts, press downloads and redirects. */
import { defineDocument } from '../define-fields'

export const staticText = defineDocument({
  name: 'staticText',
  type: 'document',
  localized: true,
  title: 'Texts of the site',
  description: 'Short texts such as buttons and messages, in one language and for one area of the site.',
  fields: [
    {
      name: 'namespace',
      type: 'string',
      title: 'Area',
      description: 'The area of the site that the texts belong to. Do not change it.',
      validation: (rule) =>
        rule.required().regex(/^[a-z][a-z0-9-]*$/, { name: 'lower-case letters, digits and hyphens' }),
    },
    {
      name: 'entries',
      type: 'array',
      title: 'Texts',
      description: 'A text that is missing here is taken from the site itself.',
      of: [{ type: 'staticTextEntry' }],
      validation: (rule) => rule.max(500),
    },
  ],
  preview: { select: { title: 'namespace' } },
})

export const mediaCorner = defineDocument({
  name: 'mediaCorner',
  type: 'document',
  localized: true,
  title: 'Media corner',
  description: 'Downloads for the press, behind the access code.',
  fields: [
    {
      name: 'sections',
      type: 'array',
      title: 'Sections',
      description: 'Groups of downloads.',
      of: [{ type: 'mediaCornerSection' }],
      validation: (rule) => rule.max(40),
    },
  ],
})

export const redirects = defineDocument({
  name: 'redirects',
  type: 'document',
  localized: false,
  title: 'Redirects',
  description:
    'Old addresses that lead elsewhere, for all languages. A page that moves leaves its redirect by itself: only others belong here.',
  fields: [
    {
      name: 'list',
      type: 'array',
      title: 'Redirects',
      description: 'Each old address once.',
      of: [{ type: 'redirect' }],
      validation: (rule) => rule.max(2000),
    },
  ],
})
