import { isDay } from '../../site/calendar/local-day'
import { isQuestionName, type QuestionName, questionRules } from '../../site/enquiries/questions'
import type { Language } from '../../site/languages/locales'
import { escapeHtml } from '../press/answer-page'
import type { Given } from './check-answers'
import { sentence, valueIn } from './letters'

/** What is typed. Choices are not: without their form nobody knows what they are called. */
const typedNames = Object.keys(questionRules).filter(
  (name): name is Exclude<QuestionName, 'about'> => isQuestionName(name) && name !== 'about',
)

function rowOf(language: Language, name: Exclude<QuestionName, 'about'>, given: string): string {
  const isTold = questionRules[name].input !== 'date' || isDay(given)
  const value = isTold ? valueIn(language, { name, value: given }) : given
  return `<dt>${escapeHtml(sentence(language, name))}</dt><dd>${escapeHtml(value)}</dd>\n`
}

/** What a guest typed into a form that is not there any more, as HTML: to be read, copied and sent in another way. */
export function typedAgain(language: Language, given: Given): string {
  const rows = typedNames.flatMap((name) => {
    const value = given[name]?.trim() ?? ''
    return value === '' ? [] : [rowOf(language, name, value)]
  })
  if (rows.length === 0) return ''
  return `<h2>${escapeHtml(sentence(language, 'typed'))}</h2>\n<dl>\n${rows.join('')}</dl>\n`
}
