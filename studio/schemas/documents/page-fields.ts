import { repeatedSections } from '../../../site/content/section-ids'
import { partNames } from '../../../site/src/parts/part-names'
import { defineFields } from '../define-fields'
import type { Fieldset, RuleVerdict } from '../definition'
import { scheduleFields, scheduleFieldset } from './schedule-fields'

/** The headings of every document with a page of its own. */
export const pageFieldsets: Fieldset[] = [scheduleFieldset]

/** What every document with a page of its own begins with. */
export const firstPageFields = defineFields([
  {
    name: 'title',
    type: 'string',
    title: 'Title',
    description: 'Name of the page, as menus, teasers and search results show it.',
    validation: (rule) => rule.required().max(120),
  },
  {
    name: 'url',
    type: 'pageUrl',
    title: 'Address',
    description: 'Where the page is on this site.',
    validation: (rule) => rule.required(),
  },
  {
    name: 'live',
    type: 'boolean',
    title: 'Live',
    description:
      'Off: the page is taken from the site, and links to it vanish. Without a choice the page is live.',
    initialValue: true,
  },
  ...scheduleFields,
  {
    name: 'lead',
    type: 'text',
    rows: 3,
    title: 'Lead',
    description: 'One or two sentences about the page, for its head and for teasers.',
    validation: (rule) => rule.max(600),
  },
  {
    name: 'picture',
    type: 'picture',
    title: 'Picture',
    description: 'The picture of the page, for its head, teasers and sharing.',
  },
])

/** A jump link leads to one part. */
function namesEachPartOnce(parts: unknown): RuleVerdict {
  const [repeated] = repeatedSections(parts)
  return repeated === undefined || `two parts have the section id "${repeated.name}"`
}

/** The parts of the page and what surrounds them: the end of every document with a page of its own. */
export const pageBodyFields = defineFields([
  {
    name: 'parts',
    type: 'array',
    title: 'Parts',
    description: 'What the page is made of, from top to bottom.',
    of: partNames.map((type) => ({ type })),
    validation: (rule) => rule.max(60).custom(namesEachPartOnce),
  },
  { name: 'settings', type: 'pageSettings', title: 'Page settings', description: 'Background of the page.' },
  {
    name: 'seo',
    type: 'seo',
    title: 'Search engines and sharing',
    description: 'Only where the page’s own title, lead and picture do not serve.',
  },
])
