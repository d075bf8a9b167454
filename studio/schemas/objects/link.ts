import { externalLinkRule, sectionIdRule } from '../addresses'
import { pageTargets } from '../choices'
import type { ObjectType } from '../definition'

export const link: ObjectType = {
  name: 'link',
  type: 'object',
  title: 'Link',
  description: 'A link to a page of this site, to a section of a page, or to another site.',
  fields: [
    {
      name: 'label',
      type: 'string',
      title: 'Label',
      description:
        'The words of the link or button. Say where it leads; without it the title of the page is used.',
      validation: (rule) => rule.max(80),
    },
    {
      name: 'isExternal',
      type: 'boolean',
      title: 'Leads to another site',
      description: 'On: the address below counts and opens in a new tab. Off: the page below counts.',
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
      name: 'link',
      type: 'reference',
      title: 'Page',
      description: 'The page of this site. When it is unpublished, the link vanishes by itself.',
      to: pageTargets,
      weak: true,
    },
    {
      name: 'sectionId',
      type: 'string',
      title: 'Section',
      description: 'Optional: the section id of a part of that page, to jump right there.',
      validation: sectionIdRule,
    },
  ],
}
