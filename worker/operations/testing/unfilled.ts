import type { Fault } from '../../changes/change'
import { faultSentences } from '../fault-words'

/** Names in the German sentence of a fault that its facts do not fill. */
export function unfilled({ code, facts }: Fault): string[] {
  const names = [...faultSentences[code].matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)
  return names.filter((name) => facts[name] === undefined || facts[name] === '')
}
