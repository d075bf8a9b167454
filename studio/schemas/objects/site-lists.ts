/** The entries of the lists that header, footer, texts, media corner and redirects are made of. */
import { checkRedirectTarget, checkSitePath, externalLinkRule } from '../addresses'
import { defineObject } from '../define-fields'

export const partnerLogo = defineObject({
  name: 'partnerLogo',
  type: 'object',
  title: 'Partner',
  description: 'A partner’s logo in the footer; it opens in a new tab.',
  fields: [
    {
      name: 'url',
      type: 'url',
      title: 'Address',
      description: 'The partner’s site.',
      validation: externalLinkRule,
    },
    {
      name: 'alt',
      type: 'string',
      isShown: false,
      title: 'Name of the partner',
      description: 'Read out by screen readers in place of the logo.',
      validation: (rule) => rule.max(120),
    },
    {
      name: 'isLazyloaded',
      type: 'boolean',
      title: 'Load late',
      description: 'On: the logo is loaded only when the visitor comes near it.',
    },
    {
      name: 'picture',
      type: 'picture',
      title: 'Logo',
      description: 'Uploaded here, best with a transparent ground.',
    },
    {
      name: 'refImage',
      type: 'reference',
      title: 'Logo from the media library',
      description: 'Shown where no logo was uploaded above, with the crop and focal point that it has there.',
      to: [{ type: 'mediaImage' }, { type: 'sanity.imageAsset' }],
    },
  ],
  preview: { select: { title: 'alt', subtitle: 'url' } },
})

export const socialLink = defineObject({
  name: 'socialLink',
  type: 'object',
  title: 'Social network',
  description: 'One network in the footer.',
  fields: [
    {
      name: 'type',
      type: 'string',
      title: 'Name',
      description: 'Shown as text: "Instagram".',
      validation: (rule) => rule.required().max(40),
    },
    {
      name: 'url',
      type: 'url',
      title: 'Address',
      description: 'The hotel’s page there.',
      validation: (rule) => rule.required().uri({ scheme: ['http', 'https'] }),
    },
  ],
  preview: { select: { title: 'type', subtitle: 'url' } },
})

export const staticTextEntry = defineObject({
  name: 'staticTextEntry',
  type: 'object',
  title: 'Text',
  description: 'One short text of the site.',
  fields: [
    {
      name: 'key',
      type: 'string',
      title: 'Key',
      description: 'The name by which the site finds the text. Do not change it.',
      validation: (rule) =>
        rule
          .required()
          .max(80)
          .regex(/^[A-Za-z][A-Za-z0-9_.-]*$/, { name: 'letters, digits, dots, _ and -' }),
    },
    {
      name: 'value',
      type: 'text',
      // Words of the interface, which may stand in an attribute.
      isShown: false,
      rows: 2,
      title: 'Text',
      description:
        'What visitors read. Keep words in double braces, such as {{path}}: the site fills them in.',
      validation: (rule) => rule.required().max(2000),
    },
  ],
  preview: { select: { title: 'key', subtitle: 'value' } },
})

export const mediaCornerSection = defineObject({
  name: 'mediaCornerSection',
  type: 'object',
  title: 'Section',
  description: 'A group of downloads for the press.',
  fields: [
    {
      name: 'title',
      type: 'string',
      title: 'Title',
      description: 'Heading of the group.',
      validation: (rule) => rule.required().max(120),
    },
    {
      name: 'text',
      type: 'text',
      rows: 3,
      title: 'Text',
      description: 'One or two sentences below the heading.',
      validation: (rule) => rule.max(1000),
    },
    {
      name: 'items',
      type: 'array',
      title: 'Downloads',
      description: 'Files and pictures. They are delivered only to visitors who know the access code.',
      of: [{ type: 'downloadFile' }, { type: 'downloadImage' }],
      validation: (rule) => rule.max(200),
    },
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

export const redirect = defineObject({
  name: 'redirect',
  type: 'object',
  title: 'Redirect',
  description: 'An old address and where it leads now.',
  fields: [
    {
      name: 'from',
      type: 'string',
      isShown: false,
      title: 'From',
      description: 'The old path, beginning with a slash.',
      validation: (rule) => rule.required().max(300).custom(checkSitePath),
    },
    {
      name: 'to',
      type: 'string',
      isShown: false,
      title: 'To',
      description: 'A path of this site or a whole https address.',
      validation: (rule) => rule.required().max(300).custom(checkRedirectTarget),
    },
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
})
