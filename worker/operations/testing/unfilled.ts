import type { Fault } from '../../changes/change'
import { allWords } from '../words/all-words'

/** Names in the sentences of a fault that its facts do not fill. */
export function unfilled({ code, facts }: Fault): string[] {
  const sentences = Object.values(allWords).map(({ faults }) => faults[code])
  const names = [...sentences.join(' ').matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => facts[name] === undefined || facts[name] === '')
}
