import { parseImageReference } from '../addresses/image-reference'
import { isInterfaceId } from '../addresses/interface-ids'
import { safeHref } from '../addresses/links'
import { fault, type SiteFault, type SiteProblem } from '../border/problem'
import { onTheClock } from '../calendar/on-the-clock'
import { slipsIn } from './slips'

/** Deeper values are not looked at: the resolvers do not read them either. */
const deepest = 100
/** One document is not told more than this about. */
const mostTold = 200

const tooDeep = fault(
  'document.deep',
  `it is nested more than ${deepest} levels deep; what lies deeper is left out`,
  { levels: deepest },
)

/** The field of the document in which something lies. */
const placeOf = (field: string): string => field.split(/[.[]/, 1)[0] ?? field

/**
 * What the site leaves out of a document: malformed image references, links whose scheme is forbidden or missing, names of sections
 * that the interface has for itself or another part has, seasons and offers that end before they begin, times of day that are none,
 * endless nesting.
 */
export function storedProblems(
  documentId: string,
  document: Readonly<Record<string, unknown>>,
): SiteProblem[] {
  const problems: SiteProblem[] = slipsIn(document).map((slip) => ({ documentId, ...slip }))
  const look = (value: unknown, field: string, depth: number): void => {
    if (typeof value !== 'object' || value === null || problems.length >= mostTold) return
    if (depth > deepest) {
      problems.push({ documentId, field: placeOf(field), ...tooDeep })
      return
    }
    for (const [key, inner] of Object.entries(value)) {
      const at = Array.isArray(value) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`
      const problem = valueProblem(key, inner) ?? sectionProblem(at, inner)
      if (problem) problems.push({ documentId, field: at, ...problem })
      look(inner, at, depth + 1)
    }
  }
  look(document, '', 0)
  return problems.slice(0, mostTold)
}

/** A part may not be named as the interface names its own places. Links may lead there. */
function sectionProblem(field: string, value: unknown): SiteFault | undefined {
  if (!/^parts\[\d+\]\.sectionId$/.test(field) || typeof value !== 'string') return undefined
  const name = value.trim()
  return isInterfaceId(name)
    ? fault('document.section', `the section id "${name}" is one of the site’s own; it is left out`, {
        value: name,
      })
    : undefined
}

function valueProblem(key: string, value: unknown): SiteFault | undefined {
  if (typeof value !== 'string') return undefined
  if (key === '_ref' && value.startsWith('image-') && !parseImageReference(value)) {
    return fault(
      'document.picture',
      `"${value}" is not an image reference of the form image-{id}-{w}x{h}-{format}; the image is left out`,
      { value },
    )
  }
  if ((key === 'externalLink' || key === 'url') && value.trim() !== '' && safeHref(value) === undefined) {
    const shown = value.slice(0, 80)
    return fault(
      'document.link',
      `the link "${shown}" is not allowed; it begins with a scheme such as https: or a slash; it is left out`,
      { value: shown },
    )
  }
  return key === 'opens' || key === 'closes' ? timeProblem(value.trim()) : undefined
}

/** What cannot be read stands on the page as it was written. */
function timeProblem(written: string): SiteFault | undefined {
  if (written === '' || onTheClock(written) !== undefined) return undefined
  const time = written.slice(0, 80)
  return fault('date.time', `${time} is not a time of day from 00:00 to 23:59`, { time })
}
