import { defineObject } from '../define-fields'

export const seo = defineObject({
  name: 'seo',
  type: 'object',
  title: 'Search engines and sharing',
  description:
    'What search engines and messengers show of the page. Empty fields are filled from the page itself.',
  fields: [
    {
      name: 'title',
      type: 'string',
      isShown: false,
      title: 'Title',
      description: 'The title in search results. Longer than 60 characters is cut there.',
      validation: (rule) => [rule.max(120), rule.max(60).warning()],
    },
    {
      name: 'description',
      type: 'text',
      isShown: false,
      rows: 3,
      title: 'Description',
      description: 'One or two sentences for search results. Longer than 160 characters is cut there.',
      validation: (rule) => [rule.max(320), rule.max(160).warning()],
    },
    {
      name: 'picture',
      type: 'picture',
      title: 'Share picture',
      description: 'Shown when the page is shared, cut to 1200 by 630 pixels around the focal point.',
    },
    {
      name: 'noIndex',
      type: 'boolean',
      title: 'Hide from search engines',
      description: 'On: the page stays reachable, but search engines are asked not to list it.',
    },
  ],
})
