import { defineDocument } from '../define-fields'

export const navigationMenu = defineDocument({
  name: 'navigationMenu',
  type: 'document',
  localized: true,
  title: 'Navigation menu',
  description: 'A menu in one language. A change here touches every page of the language.',
  fields: [
    {
      name: 'menuId',
      type: 'string',
      title: 'Menu',
      description: 'Where the menu is shown.',
      options: {
        list: [
          { title: 'Header', value: 'top-header' },
          { title: 'Fly-out', value: 'flyout' },
          { title: 'Footer, first column', value: 'footer-1' },
          { title: 'Footer, second column', value: 'footer-2' },
        ],
      },
      validation: (rule) => rule.required(),
    },
    {
      name: 'items',
      type: 'array',
      title: 'Entries',
      description: 'In the order in which they are shown.',
      of: [{ type: 'menuItem' }],
      validation: (rule) => rule.max(40),
    },
  ],
  preview: { select: { title: 'menuId' } },
})
