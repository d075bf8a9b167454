import type { Language } from '../../../languages/locales'
import { numberText } from '../../../languages/numbers'

const noBreak = '\u00a0'

function sizeText(bytes: number, language: Language): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))}${noBreak}kB`
  return `${numberText(Math.round(bytes / 100_000) / 10, language)}${noBreak}MB`
}

/** `PDF, 240 kB`, or `JPG, 6.2 MB` and in French `JPG, 6,2 MB`; of kind and size (bytes) what is known. */
export function fileNote(extension: string, bytes: number | null, language: Language): string {
  const size = bytes !== null && bytes > 0 ? sizeText(bytes, language) : ''
  return [extension.toUpperCase(), size].filter(Boolean).join(', ')
}
