import { externalLinkRule, sectionIdRule } from '../addresses'
import { pageTargets } from '../choices'
import type { ObjectType } from '../definition'

export const jumplink: ObjectType = {
  name: 'jumplink',
  type: 'object',
  title: 'Jump link',
  description: 'A section of a page.',
  fields: [
    {
      name: 'internalLink',
      type: 'reference',
      title: 'Page',
      description: 'The page that holds the section. Without it, the page that the visitor is on.',
      to: pageTargets,
      weak: true,
    },
    {
      name: 'sectionId',
      type: 'string',
      title: 'Section',
      description: 'The section id of a part of that page.',
      validation: (rule) => [rule.required(), sectionIdRule(rule)].flat(),
    },
  ],
}

export const menuItem: ObjectType = {
  name: 'menuItem',
  type: 'object',
  title: 'Menu entry',
  description:
    'One entry: an external link, a jump link, a page, or a dropdown (entries below it) with or without a page of its own.',
  fields: [
    {
      name: 'title',
      type: 'string',
      title: 'Title',
      description: 'The words in the menu. Without it the title of the page is shown.',
      validation: (rule) => rule.max(60),
    },
    {
      name: 'label',
      type: 'string',
      title: 'Label',
      description: 'The words in the menu where there is no title: entries of older menus have it.',
      validation: (rule) => rule.max(60),
    },
    {
      name: 'isExternal',
      type: 'boolean',
      title: 'Leads to another site',
      description: 'On: the address below counts, and it opens in a new tab.',
    },
    {
      name: 'externalLink',
      type: 'url',
      title: 'Address',
      description:
        'The whole address: https://…, mailto:… or tel:…. A path of this site, such as /events, is allowed too.',
      validation: externalLinkRule,
    },
    {
      name: 'isJumplink',
      type: 'boolean',
      title: 'Leads to a section',
      description: 'On: the jump link below counts.',
    },
    {
      name: 'jumplink',
      type: 'jumplink',
      title: 'Jump link',
      description: 'Page and section to jump to.',
    },
    {
      name: 'pageRef',
      type: 'reference',
      title: 'Page',
      description: 'The page of this site. When it is unpublished, the entry vanishes by itself.',
      to: pageTargets,
      weak: true,
    },
    {
      name: 'children',
      type: 'array',
      title: 'Dropdown',
      description: 'Entries below this one.',
      of: [{ type: 'menuItem' }],
      validation: (rule) => rule.max(20),
    },
  ],
  preview: { select: { title: 'title', subtitle: 'externalLink' } },
}
