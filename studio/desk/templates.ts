import type { Template } from 'sanity'
import { languageFacts, languages } from '../../site/languages/locales'
import { documentTypes } from '../schemas'
import { titleOf } from './titles'

export const templateId = (type: string, language: string): string => `${type}-${language}`

/** What a new document begins with: its language, which is a stored field but no field of the form. */
export const documentTemplates: Template[] = documentTypes
  .filter((type) => type.localized)
  .flatMap((type) =>
    languages.map((language) => ({
      id: templateId(type.name, language),
      title: `${titleOf(type.name)} (${languageFacts[language].name})`,
      schemaType: type.name,
      value: { __i18n_lang: language },
    })),
  )
