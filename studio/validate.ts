/** Holds a stored document against the content model: what the Studio would refuse, found without the Studio. */
import { languageOfId } from '../site/languages/document-ids'
import { isLanguage, languages } from '../site/languages/locales'
import { checkFields } from './inspect'
import { type FieldValues, type Finding, type Inspection, noFindings, valuesOf } from './inspection'
import { documentTypes } from './schemas'
import type { DocumentType } from './schemas/definition'

/** Bad input in words an editor understands: the document, where in it (`parts[_key=="a"].title`), and why. */
export interface FoundProblem {
  documentId: string
  field: string
  reason: string
}

const typesByName: ReadonlyMap<string, DocumentType> = new Map(documentTypes.map((type) => [type.name, type]))

/**
 * Checks types, required fields, rules, unknown fields, keys and references of a stored document. With `typeOf` (id to
 * type, undefined where there is no document) references are followed too: to nothing, or to a type that the field
 * does not allow, is a problem. Asset documents belong to the content service and are not checked.
 */
export function validateDocument<Document extends { _id: string; _type: string }>(
  document: Document,
  typeOf?: Inspection['typeOf'],
): FoundProblem[] {
  const values: FieldValues = valuesOf(document) ?? new Map<string, unknown>()
  return findings(document, values, typeOf).map((finding) => ({ documentId: document._id, ...finding }))
}

function findings(
  document: { _id: string; _type: string },
  values: FieldValues,
  typeOf: Inspection['typeOf'],
): Finding[] {
  if (document._type.startsWith('sanity.')) return noFindings
  const type = typesByName.get(document._type)
  if (type === undefined)
    return [{ field: '_type', reason: `"${document._type}" is not a type of this site` }]
  const language = values.get('__i18n_lang')
  const ruleDocument = {
    _id: document._id,
    _type: document._type,
    ...(isLanguage(language) ? { __i18n_lang: language } : {}),
    isHome: values.get('isHome') === true,
  }
  const top = { path: '', title: type.title, depth: 0 }
  return [
    ...checkSystemFields(values),
    ...checkLanguage(document._id, type, language),
    ...checkFields(type.fields, values, top, { document: ruleDocument, ...(typeOf ? { typeOf } : {}) }),
  ]
}

const systemTexts = ['_rev', '_createdAt', '_updatedAt']

const checkSystemFields = (values: FieldValues): Finding[] =>
  systemTexts
    .filter((name) => values.has(name) && typeof values.get(name) !== 'string')
    .map((name) => ({ field: name, reason: 'must be a text' }))

/** The id and the language must tell the same: `room-arven__i18n_fr` is French, `room-arven` is German. */
function checkLanguage(id: string, type: DocumentType, language: unknown): Finding[] {
  const finding = (reason: string): Finding[] => [{ field: '__i18n_lang', reason: `Language: ${reason}` }]
  if (!type.localized) {
    return language === undefined
      ? noFindings
      : finding('one document serves all languages, so it has none of its own')
  }
  if (!isLanguage(language)) return finding(`must be one of ${languages.join(', ')}`)
  const expected = languageOfId(id)
  return language === expected
    ? noFindings
    : finding(`is ${language}, but the id "${id}" belongs to ${expected ?? 'no language of the site'}`)
}
