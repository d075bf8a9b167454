import type { SanityClient } from 'sanity'
import type { Rule, SchemaType } from '../../schemas/definition'
import { deskWords } from '../../words/desk'
import { studioLanguage } from '../../words/studio-language'
import { freePath, type PathSeeker } from './free-path'

/** The version of the content service's interface that is asked. */
const apiVersion = '2025-02-19'

/** What the Studio tells a rule beside the document. */
interface StudioContext {
  document?: PathSeeker
  getClient(options: { apiVersion: string }): SanityClient
}

/** The Studio's own rule, which may take its time. */
interface StudioRule {
  custom(check: (value: unknown, context: StudioContext) => Promise<true | string>): Rule
}

const isStudioRule = (rule: unknown): rule is StudioRule =>
  typeof rule === 'object' && rule !== null && 'custom' in rule

/**
 * Adds the rules that take a look at the other documents, which only the Studio can take: the content model itself is read by
 * the site and the sandbox, too, and knows one document at a time.
 */
export const withContentChecks = (types: readonly SchemaType[]): SchemaType[] =>
  types.map((type) =>
    type.name === 'pageUrl' && type.type === 'object'
      ? {
          ...type,
          fields: type.fields.map((field) =>
            field.name === 'fullPath' && field.type === 'string'
              ? {
                  ...field,
                  validation: (rule) => [field.validation?.(rule) ?? rule, pathIsFree(rule)].flat(),
                }
              : field,
          ),
        }
      : type,
  )

function pathIsFree(rule: Rule): Rule {
  const asked: unknown = rule
  if (!isStudioRule(asked)) return rule
  return asked.custom((value, context) =>
    freePath(
      context.getClient({ apiVersion }).withConfig({ perspective: 'raw' }),
      value,
      context.document ?? {},
      deskWords[studioLanguage],
    ),
  )
}
