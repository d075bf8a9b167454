/**
 * How parts are described, for the compiler: of every field it knows the name, the kind and the choices. In a file of types
 * alone, for the compiler of Gatsby's own files does not know type parameters that are constant.
 */
import type { PartName } from '../../site/src/parts/part-names'
import type { Choice, DocumentType, Field, ObjectType } from './definition'

export type DefineChoices = <const Choices extends Choice[]>(...choices: Choices) => Choices
export type DefineFields = <const Fields extends Field[]>(fields: Fields) => Fields
/** `Described` with the fields that are given, and no others. */
type With<Described, Fields extends Field[]> = Omit<Described, 'fields'> & { fields: Fields }
export type DefineDocument = <const Fields extends Field[]>(
  document: With<DocumentType, Fields>,
) => With<DocumentType, Fields>
export type DefineObject = <const Fields extends Field[]>(
  object: With<ObjectType, Fields>,
) => With<ObjectType, Fields>
/** A field that parts share. */
export type DefineField = <const Shared extends Field>(field: Shared) => Shared

/** What stands in the lists of one part only. Its type is called `accordionItem` in the Studio, `AccordionItem` in GraphQL. */
interface PartItem<Fields extends Field[], Needed extends string> {
  title: string
  description: string
  /** What it is, for developers: its description in GraphiQL. */
  shows: string
  fields: Fields
  /** An entry without these is left out. */
  needs: readonly Needed[]
}

export type DefineItem = <const Fields extends Field[], const Needed extends Fields[number]['name']>(
  item: PartItem<Fields, Needed>,
) => PartItem<Fields, Needed>

interface GivenPart<Name extends PartName, Fields extends Field[], Item> {
  name: Name
  title: string
  description: string
  /** What it is, for developers: its description in GraphiQL. */
  shows: string
  fields: Fields
  item?: Item
  /** The field that the Studio shows below the title in its list of parts. */
  subtitle?: Fields[number]['name']
  /** A part that has none of these shows nothing, and is left out. Without the list it always shows. */
  needs?: readonly (Fields[number]['name'] | 'title')[]
  /** What a field is where the editor chose nothing. */
  otherwise?: { readonly [FieldName in Fields[number]['name']]?: string | number }
  /** Is left out once every offer that its links lead to is over. */
  endsWithItsOffers?: boolean
  /** Has the page's title where it has none of its own. */
  takesTitleOfPage?: boolean
  /** Fills the first screen with words: a page that begins with it shows its own picture above. */
  beginsWithWords?: boolean
}

export type DefinePart<Common extends Field[]> = <
  const Name extends PartName,
  const Fields extends Field[],
  Item extends PartItem<Field[], string>,
>(
  given: GivenPart<Name, Fields, Item>,
) => GivenPart<Name, Fields, Item> & { common: Common }

/** What is read of a part by those who know no single one. */
export interface PartDefinition
  extends Omit<GivenPart<PartName, Field[], PartItem<Field[], string>>, 'needs' | 'otherwise'> {
  common: Field[]
  needs?: readonly string[]
  otherwise?: Readonly<Record<string, string | number | undefined>>
}
