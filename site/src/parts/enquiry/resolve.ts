import { today } from '../../../content/house-season'
import { isPastOffer } from '../../../content/offers'
import { type EnquiryKind, isEnquiryKind, type QuestionName, questionsOf } from '../../../enquiries/questions'
import { languageFrom } from '../../../languages/locales'
import { textLookup } from '../../../languages/lookup'
import type { TextKey } from '../../../languages/texts-of'
import type { AddedFields } from '../../../nodes/added-field'
import {
  fieldsOf,
  findNode,
  listOf,
  type NodeFields,
  type ResolverContext,
  textOf,
} from '../../../nodes/lookup'

const namespace = 'enquiry'

/** The texts of forms in a language, the editors' own before those of the code. */
function textsOf(language: unknown, context: ResolverContext) {
  const node = findNode(context, `locale-${languageFrom(language)}-${namespace}`, 'Locale')
  return textLookup<typeof namespace>(node ? [{ node: { ns: namespace, data: String(node.data) } }] : [])
}

const isParty = (kind: string): boolean => kind === 'wedding' || kind === 'meeting'

/** The text that a question is asked with. */
function labelOf(name: QuestionName, kind: EnquiryKind): TextKey<typeof namespace> {
  if (name === 'about') return `about_${kind}`
  return name === 'guests' && isParty(kind) ? 'guests_party' : name
}

/** Nobody asks for an offer that is over; the day is local, YYYY-MM-DD. */
const choicesOf = (items: unknown, day: string) =>
  listOf(items).flatMap((teaser) => {
    if (isPastOffer(teaser, day)) return []
    const value = textOf(teaser.path)
    const label = textOf(teaser.title)
    return value === undefined || label === undefined ? [] : [{ value, label }]
  })

/** The form as a page shows it: what is asked, in the words of its language. */
function resolveForm(part: NodeFields, context: ResolverContext): NodeFields {
  const { kind, items, asksAges, asksDog, needsPhone, language, page } = part
  const t = textsOf(language, context)
  const choices = choicesOf(items, today(context))
  const of = typeof kind === 'string' && isEnquiryKind(kind) ? kind : 'room'
  const asked = questionsOf(of, {
    hasChoices: choices.length > 0,
    ages: asksAges === true,
    dog: asksDog === true,
    needsPhone: needsPhone === true,
  })
  return {
    page: textOf(fieldsOf(page)?.path) ?? '/',
    questions: asked.map(({ name, input, isNeeded, most, autoComplete }) => ({
      name,
      label: t(labelOf(name, of)),
      input,
      isNeeded,
      most,
      autoComplete,
      hint:
        name === 'ages'
          ? t('agesHint')
          : isNeeded || input === 'check' || input === 'choice'
            ? undefined
            : t('optional'),
      choices: input === 'choice' ? [{ value: '', label: t('noChoice') }, ...choices] : [],
    })),
    send: t('send'),
    sending: t('sending'),
    privacy: t('privacy'),
    unavailable: t('unavailable'),
    trap: t('trap'),
  }
}

export const added: AddedFields = {
  form: {
    type: 'EnquiryForm!',
    description: 'What the form asks, in the words of its language.',
    resolve: resolveForm,
  },
}
