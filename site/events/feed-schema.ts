import { z } from 'zod'
import { parseImageReference } from '../addresses/image-reference'
import { foreignHref } from '../addresses/links'

const identifier = z.union([z.string(), z.number()]).transform((value) => String(value).trim())
/** Longest texts in characters: beyond them a calendar has more lines of one event than of all others. */
const [longestText, longestDescription] = [2_000, 20_000]
/** More facets than any event has: each pair of them is a choice that lists count. */
const mostFacets = 50
const textUpTo = (limit: number) =>
  z
    .string()
    .max(limit)
    .nullish()
    .transform((value) => value?.trim() || undefined)
const text = textUpTo(longestText)
const flag = z
  .union([z.boolean(), z.enum(['0', '1']), z.literal(0), z.literal(1)])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1')
/** More than any event costs, in any currency. */
const amount = z.number().finite().min(0).max(1_000_000_000).nullish()
/** GraphQL's Int ends here, in January 2038. */
const seconds = z.number().int().min(0).max(2_147_483_647).nullish()
const hrefFrom = (source: string | undefined) =>
  z.string().transform((value, context) => {
    const href = foreignHref(value, source)
    if (href) return href
    context.addIssue({
      code: 'custom',
      message: `the address ${JSON.stringify(value.slice(0, 60))} is not allowed`,
    })
    return z.NEVER
  })

/** The fields that hold addresses; a path in one of them is a path of the feed's own server. */
function linkedFields(source: string | undefined) {
  const href = hrefFrom(source)
  const link = z.object({ title: z.string().trim().min(1), url: href })
  const download = link.extend({ extension: text, fileSize: z.number().int().min(0).nullish() })
  const contact = z.object({
    name: text,
    street: text,
    zip: text,
    city: text,
    phone: text,
    email: text,
    note: text,
    url: href.nullish(),
    mapUrl: href.nullish(),
  })
  return {
    links: z.array(link).nullish(),
    downloads: z.array(download).nullish(),
    moreInformation: z.object({ title: text, url: href }).nullish(),
    organizer: contact.nullish(),
    locality: contact.nullish(),
    booking: contact.nullish(),
  }
}
const price = z.object({
  text,
  amount,
  amountTo: amount,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullish(),
  note: text,
})
const picture = z.object({
  reference: z
    .string()
    .refine((value) => parseImageReference(value), 'an image reference is image-{id}-{w}x{h}-{format}'),
  alternative: text,
  caption: text,
  credit: text,
})

/** The fields without which an entry cannot be shown: wrong ones drop it, all others only themselves. */
export const requiredFields = {
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug has lower-case letters, digits and single dashes')
    .max(120),
  title: z.string().trim().min(1).max(500),
  cleanDates: z.array(z.unknown()).min(1),
}
const makeItemSchema = (source: string | undefined) =>
  z.object({
    ...requiredFields,
    teaser: text,
    description: textUpTo(longestDescription),
    place: text,
    listFacetIdAttribute: z.array(identifier).max(mostFacets).nullish(),
    isAllDay: flag,
    isFree: flag,
    price: price.nullish(),
    status: z.enum(['scheduled', 'cancelled', 'moved']).nullish(),
    statusNote: text,
    image: picture.nullish(),
    tstamp: seconds,
    ...linkedFields(source),
  })
export type Item = z.infer<ReturnType<typeof makeItemSchema>>

const itemSchemas = new Map<string | undefined, ReturnType<typeof makeItemSchema>>()

/** One entry of `items` of the feed at an address: one schema for each feed that a site has. */
export function itemSchemaAt(source: string | undefined): ReturnType<typeof makeItemSchema> {
  const schema = itemSchemas.get(source) ?? makeItemSchema(source)
  itemSchemas.set(source, schema)
  return schema
}

/** One entry of `facets`. */
export const facetSchema = z.object({
  title: z.string().trim().min(1),
  facedId: identifier,
  facetKeyTypo3: z.string(),
  isActive: flag,
})

/** The whole body: `content[0].data` with `items` and `facets` (specification, section 7). */
export const envelopeSchema = z.object({
  content: z
    .array(z.object({ data: z.object({ items: z.array(z.unknown()), facets: z.array(z.unknown()) }) }))
    .min(1),
})
