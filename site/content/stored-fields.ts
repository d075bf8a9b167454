/** The stored shape of what the Studio has fields for, told by the fields themselves: nothing is written a second time. */
import type { Field } from '../../studio/schemas/definition'
import type { fact } from '../../studio/schemas/objects/fact'
import type { filmSource } from '../../studio/schemas/objects/film-source'
import type { openSeason } from '../../studio/schemas/objects/open-season'
import type { openingTime } from '../../studio/schemas/objects/opening-time'
import type { backgroundColor, pageSettings } from '../../studio/schemas/objects/page-settings'
import type { price } from '../../studio/schemas/objects/price'
import type { seo } from '../../studio/schemas/objects/seo'
import type {
  mediaCornerSection,
  partnerLogo,
  redirect,
  socialLink,
  staticTextEntry,
} from '../../studio/schemas/objects/site-lists'
import type { PartName } from '../src/parts/part-names'
import type {
  Reference,
  StoredBlock,
  StoredDownload,
  StoredLink,
  StoredMenuItem,
  StoredPicture,
} from './stored-values'

/** What stands in a field or a list, with what it needs to mean anything. */
interface StoredObjects {
  backgroundColor: StoredWith<(typeof backgroundColor)['fields']>
  pageSettings: StoredWith<(typeof pageSettings)['fields']>
  seo: StoredWith<(typeof seo)['fields']>
  filmSource: StoredWith<(typeof filmSource)['fields']>
  fact: StoredEntry<typeof fact, 'label' | 'value'>
  price: StoredEntry<typeof price, 'label'>
  openingTime: StoredEntry<typeof openingTime, 'days'>
  openSeason: StoredEntry<typeof openSeason>
  partnerLogo: StoredEntry<typeof partnerLogo>
  socialLink: StoredEntry<typeof socialLink, 'type' | 'url'>
  staticTextEntry: StoredEntry<typeof staticTextEntry, 'key' | 'value'>
  mediaCornerSection: StoredEntry<typeof mediaCornerSection, 'title'>
  redirect: StoredEntry<typeof redirect, 'from' | 'to'>
}
export type StoredObject<Name extends keyof StoredObjects> = StoredObjects[Name]

/** What is stored of a field, by the type that the Studio gives it. */
interface StoredByType extends StoredObjects {
  string: string
  text: string
  url: string
  email: string
  /** YYYY-MM-DD. */
  date: string
  /** ISO 8601, UTC. */
  datetime: string
  number: number
  boolean: boolean
  reference: Reference
  file: { asset?: Reference }
  picture: StoredPicture
  link: StoredLink
  richText: StoredBlock[]
  downloadFile: StoredDownload
  downloadImage: StoredDownload
  menuItem: StoredMenuItem
}

type StoredItem<Member, Own> = Member extends { to: unknown }
  ? Reference & { _key: string }
  : Member extends { type: `${PartName}Item` }
    ? Own
    : Member extends { type: infer Type extends keyof StoredByType }
      ? StoredByType[Type]
      : never

type StoredValue<Given, Own> = Given extends { type: 'string'; options: { list: { value: infer Value }[] } }
  ? Value
  : Given extends { type: 'array'; of: (infer Member)[] }
    ? StoredItem<Member, Own>[]
    : Given extends { type: infer Type extends keyof StoredByType }
      ? StoredByType[Type]
      : never

/** Every field may be missing: editors leave out what they do not need. */
type StoredFields<Fields extends Field[], Own> = {
  [Each in Fields[number] as Each['name']]?: StoredValue<Each, Own>
}

/** What is stored of fields that stand in a document. */
export type StoredFieldsOf<Fields extends Field[]> = StoredFields<Fields, never>

/** The same with what is there for sure. */
export type StoredWith<Fields extends Field[], Needed = never> = Required<
  Pick<StoredFieldsOf<Fields>, Needed & keyof StoredFieldsOf<Fields>>
> &
  Omit<StoredFieldsOf<Fields>, Needed & string>

type StoredEntry<Type extends { fields: Field[] }, Needed = never> = { _key: string } & StoredWith<
  Type['fields'],
  Needed
>

/** An entry has what it needs, or it is no entry. */
type StoredOwnItem<Item> = Item extends { fields: Field[]; needs: readonly (infer Needed)[] }
  ? StoredEntry<Item, Needed>
  : never

interface AnyPart {
  name: PartName
  common: Field[]
  fields: Field[]
  item?: unknown
}

export type StoredPartOf<Part extends AnyPart> = { _type: Part['name']; _key: string } & StoredFields<
  Part['common'],
  never
> &
  StoredFields<Part['fields'], StoredOwnItem<Part['item']>>
