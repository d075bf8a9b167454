/** How a part of a page is described: once, for the Studio, for GraphQL and for the compiler. */
import { ownSectionIdRule } from './addresses'
import { backgroundChoices, seasonChoices } from './choices'
import { defineField, defineFields } from './define-fields'
import type { Field, ListPreview, ObjectType } from './definition'
import type { DefineItem, DefinePart, PartDefinition } from './part-types'

export const defineItem: DefineItem = (item) => item

const part =
  <Common extends Field[]>(common: Common): DefinePart<Common> =>
  (given) => ({ ...given, common })

const namedFields = defineFields([
  {
    name: 'title',
    type: 'string',
    title: 'Title',
    description: 'Heading of the part. Optional where the part speaks for itself.',
    validation: (rule) => rule.max(160),
  },
  {
    name: 'sectionId',
    type: 'string',
    title: 'Section id',
    description: 'The name that jump links point to, such as "wellness". Once on each page.',
    validation: ownSectionIdRule,
  },
  {
    name: 'shownIn',
    type: 'string',
    title: 'Shown in',
    description: 'Only in one season. Without a choice in both.',
    options: { list: seasonChoices, layout: 'radio' },
  },
])

const backgroundField = defineField({
  name: 'background',
  type: 'string',
  title: 'Background',
  description: 'Colour behind the part. Without it, that of the page.',
  options: { list: backgroundChoices },
})

/** A part of a page: what is common to all, then its own fields. */
export const definePart = part([...namedFields, backgroundField])

/** A part that always lies on the colour of a season, and has no background of its own. */
export const defineSeasonPart = part(namedFields)

/** A part, and what stands in its lists, as types of the Studio. */
export function studioTypes({
  name,
  title,
  description,
  fields,
  common,
  subtitle,
  item,
}: PartDefinition): ObjectType[] {
  const preview = (second?: string): ListPreview => ({
    select: second === undefined ? { title: 'title' } : { title: 'title', subtitle: second },
  })
  const items: ObjectType[] = item
    ? [
        {
          name: `${name}Item`,
          type: 'object',
          title: item.title,
          description: item.description,
          fields: item.fields,
          preview: preview(),
        },
      ]
    : []
  return [
    { name, type: 'object', title, description, fields: [...common, ...fields], preview: preview(subtitle) },
    ...items,
  ]
}

export const leadField = defineField({
  name: 'lead',
  type: 'text',
  rows: 3,
  title: 'Lead',
  description: 'One or two sentences below the heading.',
  validation: (rule) => rule.max(600),
})

export const bodyField = defineField({
  name: 'body',
  type: 'richText',
  title: 'Text',
  description: 'The text, with headings, lists and links.',
})

export const pictureField = defineField({
  name: 'picture',
  type: 'picture',
  title: 'Picture',
  description: 'The picture of the part.',
})

export const picturesField = defineField({
  name: 'pictures',
  type: 'array',
  title: 'Pictures',
  description: 'In the order in which they are shown.',
  of: [{ type: 'picture' }],
  validation: (rule) => rule.max(60),
})

export const linksField = defineField({
  name: 'links',
  type: 'array',
  title: 'Links',
  description: 'Buttons at the end of the part; the first is the strongest.',
  of: [{ type: 'link' }],
  validation: (rule) => rule.max(6),
})

export const noteField = defineField({
  name: 'note',
  type: 'string',
  title: 'Note',
  description: 'A line below the list.',
  validation: (rule) => rule.max(300),
})
