/** The stored shape of what the Studio has fields for, told by the fields themselves: nothing is written a second time. */
import type { Field } from '../../studio/schemas/definition'
import type { PartName } from '../src/parts/part-names'
import type {
  Reference,
  StoredBlock,
  StoredDownload,
  StoredFact,
  StoredFilm,
  StoredLink,
  StoredOpeningHours,
  StoredPicture,
  StoredPrice,
} from './stored-values'

/** What is stored of a field, by the type that the Studio gives it. */
interface StoredByType {
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
  filmSource: StoredFilm
  fact: StoredFact
  price: StoredPrice
  openingTime: StoredOpeningHours
  downloadFile: StoredDownload
  downloadImage: StoredDownload
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

/** An entry has what it needs, or it is no entry. */
type StoredOwnItem<Item> = Item extends {
  fields: infer Fields extends Field[]
  needs: readonly (infer Needed)[]
}
  ? { _key: string } & Required<
      Pick<StoredFields<Fields, never>, Needed & keyof StoredFields<Fields, never>>
    > &
      Omit<StoredFields<Fields, never>, Needed & string>
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
