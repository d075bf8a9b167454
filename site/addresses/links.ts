const forbiddenSchemes = ['javascript', 'vbscript', 'file', 'data']
const allowedData = /^data:image\/(gif|png|jpeg|webp)[;,]/i

const entities: Readonly<Record<string, string>> = {
  colon: ':',
  tab: '',
  newline: '',
  amp: '&',
  lpar: '(',
  rpar: ')',
}

function decodeEntities(value: string): string {
  return value.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined || decimal !== undefined) {
        const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      }
      return entities[(name ?? '').toLowerCase()] ?? whole
    },
  )
}

function decodePercent(value: string): string {
  return value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Drops what browsers ignore in front of and inside a scheme: C0 controls, blanks, soft hyphens, zero-width marks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what an attacker hides a scheme with
const ignored = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g

function hasForbiddenScheme(value: string): boolean {
  const bare = value.replace(ignored, '')
  if (allowedData.test(bare)) return false
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]
  return scheme !== undefined && forbiddenSchemes.includes(scheme.toLowerCase())
}

const scheme = /^[a-z][a-z0-9+.-]*:/i

/** Nobody means `www.verein.ch` as a page below the page that they write: without a scheme it begins with one of these. */
const placeOfSite = /^[/#?]/

/** Whether an address can be read at all: `https://` and `https://a:80000` cannot, and whoever asks for their parts fails. */
const isReadable = (href: string): boolean =>
  scheme.test(href)
    ? URL.canParse(href)
    : placeOfSite.test(href) && URL.canParse(href, 'https://site.invalid')

/**
 * A link as it may stand in `href`, or undefined when its scheme is forbidden (specification, section 5): javascript,
 * vbscript, file and data, except data images of type gif, png, jpeg or webp; also when the scheme is hidden by blanks,
 * control characters, entities or percent-encoding; and when nobody could read it as an address of the site or elsewhere.
 */
export function safeHref(value: string | undefined | null): string | undefined {
  const trimmed = value?.trim()
  if (!trimmed) return undefined
  const readings = [
    trimmed,
    decodeEntities(trimmed),
    decodePercent(trimmed),
    decodePercent(decodeEntities(trimmed)),
  ]
  if (readings.some(hasForbiddenScheme)) return undefined
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character belongs into an address
  const href = trimmed.replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, '').toWellFormed()
  return isReadable(href) ? href : undefined
}

/** `verein.ch/programm`, `www.verein.ch:8080`: what stands without a scheme in a text, and no file beside it. */
const hostName =
  /^(?:[\p{L}\p{N}-]+\.)+(?!(?:html?|php|aspx?|pdf|docx?|ics|jpe?g|png)(?!\p{L}))\p{L}{2,}(?::\d+)?(?=[/?#]|$)/iu

/** The whole address that somebody elsewhere means; undefined where it depends on a page of theirs. */
function wholeAddress(given: string, source: string | undefined): string | undefined {
  if (hostName.test(given)) return `https://${given}`
  if (given.startsWith('//')) return `https:${given}`
  if (given.startsWith('/'))
    return source && URL.canParse(source) ? new URL(source).origin + given : undefined
  // Browsers read "https:programm" as a page beside the one that they show.
  return scheme.test(given) ? given.replace(/^(https?):[\\/]*/i, '$1://') : undefined
}

/**
 * A link in a text from elsewhere as it may stand in `href`: it never leads to a page of this site by chance. A path is one of
 * `source`, where the text is from, and a bare host name a website; undefined as for `safeHref`, or when nobody knows what is meant.
 */
export function foreignHref(value: string | undefined | null, source?: string): string | undefined {
  const given = value?.trim()
  return given ? safeHref(wholeAddress(given, source)) : undefined
}

/** Whether a link leads to another site: it has a scheme or a host, and does not call or write to somebody. */
export const leavesSite = (href: string): boolean =>
  /^(?!(?:tel|mailto):)([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)
