/**
 * The form of a schema definition: structurally what the Studio's `defineType` takes, so that the site, the sandbox
 * and their tests can read the content model without the Studio's package. Named types only: fields of an anonymous
 * object or image do not exist in the content service's GraphQL.
 */
import type { Language } from '../../site/languages/locales'
import type { PartName } from '../../site/src/parts/part-names'

/** What a custom rule is told about the document around the value. */
export interface RuleContext {
  document?: {
    _id?: string
    _type?: string
    __i18n_lang?: Language
    isHome?: boolean
  }
  /** What holds the field, with the fields beside it: a rule about two fields of a document finds the other one here, too. */
  parent?: unknown
}

/** True, or a sentence that tells the editor what to change. */
export type RuleVerdict = true | string

/** The part of the Studio's rule builder that this model uses. Each call returns a rule with one more condition. */
export interface Rule {
  required(): Rule
  /** Characters of a text, items of a list, or the value of a number. */
  min(limit: number): Rule
  max(limit: number): Rule
  integer(): Rule
  regex(pattern: RegExp, options: { name: string }): Rule
  uri(options: { scheme: string[]; allowRelative?: boolean }): Rule
  email(): Rule
  /** No two items of the list are equal. */
  unique(): Rule
  custom(check: (value: unknown, context: RuleContext) => RuleVerdict): Rule
  /** Show the conditions so far as advice: publishing stays possible. */
  warning(): Rule
}

export type Validation = (rule: Rule) => Rule | Rule[]

/** What every type and every field says about itself. The description is written for an editor. */
interface Described {
  name: string
  title: string
  description: string
}

interface FieldBase extends Described {
  validation?: Validation
  readOnly?: boolean
  /** The set of fields of its document in which it stands. */
  fieldset?: string
  initialValue?: string | number | boolean
}

export interface Choice {
  title: string
  value: string
}

export interface ReferenceTarget {
  type: DocumentTypeName
}

/**
 * False for words that no page shows as text: an address, what programs decide by, what stands in attributes or in the head
 * of a page alone. The preview hides in every other text which field it is.
 */
interface Worded {
  isShown?: false
}

export type StringField = FieldBase &
  Worded & { type: 'string'; options?: { list: Choice[]; layout?: 'radio' } }
export type TextField = FieldBase & Worded & { type: 'text'; rows?: number }
export type PlainField = FieldBase & { type: 'number' | 'boolean' | 'url' | 'email' | 'date' | 'datetime' }
export type FileField = FieldBase & { type: 'file'; options?: { accept: string } }
export type ReferenceField = FieldBase & { type: 'reference'; to: ReferenceTarget[]; weak?: boolean }
export type ArrayField = FieldBase & { type: 'array'; of: ArrayMember[] }
export type NamedField = FieldBase & { type: NamedTypeName }
export type Field =
  | StringField
  | TextField
  | PlainField
  | FileField
  | ReferenceField
  | ArrayField
  | NamedField

export type ArrayMember =
  | { type: 'string' }
  | { type: 'reference'; to: ReferenceTarget[]; weak?: boolean }
  | { type: ObjectTypeName }

/** How a list in the Studio shows an entry: which fields are title, second line and picture. */
export interface ListPreview {
  select: { title?: string; subtitle?: string; media?: string }
}

export interface Fieldset extends Described {
  options: { columns: number }
}

export interface DocumentType extends Described {
  name: DocumentTypeName
  type: 'document'
  /** One document per language, each with its language in `__i18n_lang`; otherwise one for all. */
  localized: boolean
  /** Fields that stand together, under a heading of their own. */
  fieldsets?: Fieldset[]
  fields: Field[]
  preview?: ListPreview
}

export interface ObjectType extends Described {
  name: ObjectTypeName
  type: 'object'
  fields: Field[]
  preview?: ListPreview
}

export interface ImageType extends Described {
  name: 'picture'
  type: 'image'
  options: { hotspot: boolean }
  fields: Field[]
}

/** Text with styles, lists, marks and links: an array of blocks. */
export interface BlockArrayType extends Described {
  name: 'richText'
  type: 'array'
  of: [
    {
      type: 'block'
      styles: Choice[]
      lists: Choice[]
      marks: { decorators: Choice[]; annotations: { type: ObjectTypeName }[] }
    },
  ]
}

export type SchemaType = DocumentType | ObjectType | ImageType | BlockArrayType

export type DocumentTypeName =
  | 'page'
  | 'room'
  | 'restaurant'
  | 'package'
  | 'activity'
  | 'navigationMenu'
  | 'header'
  | 'general'
  | 'contactInfo'
  | 'prefooter'
  | 'socialMedia'
  | 'legal'
  | 'staticText'
  | 'mediaCorner'
  | 'mediaImage'
  | 'redirects'
  | 'sanity.imageAsset'

export type ObjectTypeName =
  | PartName
  /** What stands in the lists of one part. */
  | `${PartName}Item`
  | 'picture'
  | 'link'
  | 'pageUrl'
  | 'pageSettings'
  | 'backgroundColor'
  | 'seo'
  | 'fact'
  | 'price'
  | 'openSeason'
  | 'openingTime'
  | 'filmSource'
  | 'downloadFile'
  | 'downloadImage'
  | 'jumplink'
  | 'menuItem'
  | 'partnerLogo'
  | 'socialLink'
  | 'staticTextEntry'
  | 'mediaCornerSection'
  | 'redirect'

export type NamedTypeName = ObjectTypeName | 'richText'
