import { backgroundChoices } from '../choices'
import { defineObject } from '../define-fields'

export const backgroundColor = defineObject({
  name: 'backgroundColor',
  type: 'object',
  title: 'Background colour',
  description: 'One of the colours of the house.',
  fields: [
    {
      name: 'label',
      type: 'string',
      title: 'Colour',
      description: 'Gold is the secondary colour, Rose is rose, Green is mint; everything else is white.',
      options: { list: backgroundChoices },
    },
  ],
})

export const pageSettings = defineObject({
  name: 'pageSettings',
  type: 'object',
  title: 'Page settings',
  description: 'How the page as a whole looks.',
  fields: [
    {
      name: 'hasBackground',
      type: 'boolean',
      title: 'Coloured background',
      description: 'On: the page has the colour below. Off: it is white.',
    },
    {
      name: 'pageBackgroundColor',
      type: 'backgroundColor',
      title: 'Background colour',
      description: 'The colour of the whole page.',
    },
  ],
})
