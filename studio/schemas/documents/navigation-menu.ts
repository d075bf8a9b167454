import { menus } from '../../../site/languages/menus'
import { choicesOf } from '../choices'
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
        list: choicesOf(menus, {
          'top-header': 'Header',
          flyout: 'Fly-out',
          'footer-1': 'Footer, first column',
          'footer-2': 'Footer, second column',
        }),
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
