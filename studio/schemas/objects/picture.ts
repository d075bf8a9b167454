import type { ImageType } from '../definition'

/** Checks the cut: default, square, panorama or width:height (specification, section 9, "Picture ratios"). */
const ratioForm = /^(default|square|panorama|[1-9]\d{0,3}(\.\d+)?:[1-9]\d{0,3}(\.\d+)?)$/

export const picture: ImageType = {
  name: 'picture',
  type: 'image',
  title: 'Picture',
  description:
    'A picture with what it means on this page. Set the focal point so that it is cut well everywhere.',
  options: { hotspot: true },
  fields: [
    {
      name: 'alt',
      type: 'string',
      isShown: false,
      title: 'Alternative text',
      description: 'What the picture shows, for visitors who cannot see it. Leave empty only for decoration.',
      validation: (rule) => rule.max(250),
    },
    {
      name: 'caption',
      type: 'string',
      title: 'Caption',
      description: 'A line below the picture. The credit line is taken from the picture itself.',
      validation: (rule) => rule.max(250),
    },
    {
      name: 'ratio',
      type: 'string',
      title: 'Ratio',
      description:
        'How the picture is cut beside a text and in a season teaser: default (as it is), square, panorama, or width:height such as 4:5; 3:2 without it. Elsewhere the layout decides.',
      validation: (rule) => rule.regex(ratioForm, { name: 'default, square, panorama or width:height' }),
    },
  ],
}
