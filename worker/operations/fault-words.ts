import { isLanguage } from '../../site/languages/locales'
import type { KeptFault } from '../changes/change'
import { documentWords, fieldWords } from './field-words'
import type { ReceiptProblem } from './receipt'
import { releaseName } from './release-name'
import type { Words } from './words/all-words'

/** A fault in an editor's words. One that an earlier version kept without its code stays as it is. */
export function faultWords({ code, facts = {}, reason }: KeptFault, words: Words): string {
  const sentence = code === undefined ? undefined : words.faults[code]
  return sentence === undefined ? reason : filled(sentence, (name) => factWords(name, facts, words))
}

const filled = (sentence: string, fact: (name: string) => string): string =>
  sentence.replace(/\{([a-z]+)\}/g, (_, name: string) => fact(name))

function factWords(name: string, facts: NonNullable<KeptFault['facts']>, words: Words): string {
  const value = String(facts[name] ?? '')
  const { outcome, what, slice, kind } = words.faultFacts
  if (name === 'release' || name === 'last') return releaseName(value)
  if (name === 'slice') return wordFor(slice, value)
  if (name === 'what') return wordFor(what, value)
  if (name === 'language') return isLanguage(value) ? words.languageName(value) : value
  if (name === 'expected') return wordFor(kind, value)
  // The value that was found is told with its kind where it can be quoted.
  if (name === 'found')
    return `${wordFor(kind, value)}${facts.value === undefined ? '' : ` (${words.fields.named(String(facts.value))})`}`
  if (name === 'outcome') return filled(wordFor(outcome, value, ''), () => String(facts.target))
  return value
}

const wordFor = (names: Readonly<Record<string, string>>, value: string, otherwise = value): string =>
  Object.hasOwn(names, value) ? (names[value] ?? otherwise) : otherwise

/** One line for each problem; what reads the same stands once. */
export const problemLines = (problems: readonly ReceiptProblem[], words: Words): string[] => [
  ...new Set(problems.map((problem) => problemWords(problem, words))),
]

/** `Titel: Der Titel fehlt.`, with the document where it is not clear from the place; a refusal without field by itself. */
export function problemWords(problem: ReceiptProblem, words: Words): string {
  const { field, documentId, title } = problem
  const parts = [
    ...(documentId === undefined ? [] : [documentWords(documentId, title, words)]),
    ...(field === undefined ? [] : [fieldWords(field, words)]),
  ]
  const sentence = faultWords(problem, words)
  return parts.length === 0 ? sentence : `${parts.join(', ')}: ${sentence}`
}
