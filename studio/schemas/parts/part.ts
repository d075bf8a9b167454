import { ownSectionIdRule } from '../addresses'
import { backgroundChoices } from '../choices'
import type { ArrayField, Field, NamedField, ObjectType, PartTypeName } from '../definition'

type PartDefinition = [
  name: PartTypeName,
  title: string,
  description: string,
  fields: Field[],
  subtitle?: string,
]

const namedFields: Field[] = [
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
]

const backgroundField: Field = {
  name: 'background',
  type: 'string',
  title: 'Background',
  description: 'Colour behind the part. Without it, that of the page.',
  options: { list: backgroundChoices },
}

const part =
  (common: readonly Field[]) =>
  (...[name, title, description, fields, subtitle]: PartDefinition): ObjectType => ({
    name,
    type: 'object',
    title,
    description,
    fields: [...common, ...fields],
    preview: { select: subtitle === undefined ? { title: 'title' } : { title: 'title', subtitle } },
  })

/** A part of a page: what is common to all, then its own fields. */
export const definePart = part([...namedFields, backgroundField])

/** A part that always lies on the colour of a season, and has no background of its own. */
export const defineSeasonPart = part(namedFields)

export const leadField: Field = {
  name: 'lead',
  type: 'text',
  rows: 3,
  title: 'Lead',
  description: 'One or two sentences below the heading.',
  validation: (rule) => rule.max(600),
}

export const bodyField: NamedField = {
  name: 'body',
  type: 'richText',
  title: 'Text',
  description: 'The text, with headings, lists and links.',
}

export const pictureField: NamedField = {
  name: 'picture',
  type: 'picture',
  title: 'Picture',
  description: 'The picture of the part.',
}

export const picturesField: ArrayField = {
  name: 'pictures',
  type: 'array',
  title: 'Pictures',
  description: 'In the order in which they are shown.',
  of: [{ type: 'picture' }],
  validation: (rule) => rule.max(60),
}

export const linksField: ArrayField = {
  name: 'links',
  type: 'array',
  title: 'Links',
  description: 'Buttons at the end of the part; the first is the strongest.',
  of: [{ type: 'link' }],
  validation: (rule) => rule.max(6),
}
