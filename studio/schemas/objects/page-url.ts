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
        'The whole path: in the main language without prefix (/zimmer/arve), in every other one behind the code of the language; no slash at the end. A changed path leaves a redirect.',
      validation: (rule) => rule.required().custom(checkFullPath),
    },
  ],
}
