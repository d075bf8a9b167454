import { defineDocument } from '../define-fields'

export const mediaImage = defineDocument({
  name: 'mediaImage',
  type: 'document',
  localized: false,
  title: 'Pictures of the media library',
  description:
    'A picture that several places share: its crop and focal point are set here once, for all of them. Everybody may see it.',
  fields: [
    {
      name: 'title',
      type: 'string',
      isShown: false,
      title: 'Title',
      description:
        'The name of the picture in the library; also read out where nothing else says what it shows.',
      validation: (rule) => rule.required().max(120),
    },
    {
      name: 'picture',
      type: 'picture',
      title: 'Picture',
      description: 'Cut here, it is cut everywhere.',
      validation: (rule) => rule.required(),
    },
  ],
  preview: { select: { title: 'title', media: 'picture' } },
})
