import { checkFullPath } from '../addresses'
import type { ObjectType } from '../definition'

export const pageUrl: ObjectType = {
  name: 'pageUrl',
  type: 'object',
  title: 'Address',
  description: 'Where the page is on this site.',
  fields: [
    {
      name: 'fullPath',
      type: 'string',
      isShown: false,
      title: 'Path',
      description:
        'The whole path: German without prefix (/zimmer/arve), French under /fr, English under /en, no slash at the end. A changed path leaves a redirect.',
      validation: (rule) => rule.required().custom(checkFullPath),
    },
  ],
}
