import type { Language } from '../../../languages/locales'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where the page of this data is in another language. */
function pathIn(language: Language, data: unknown): string | undefined {
  const page: Readonly<Record<string, unknown>> = isObject(data) && isObject(data.page) ? data.page : {}
  const translations: readonly unknown[] = Array.isArray(page.translations) ? page.translations : []
  const there = translations.find((each) => isObject(each) && each.language === language)
  return isObject(there) && typeof there.path === 'string' ? there.path : undefined
}

async function pathOfTranslation(path: string, language: Language): Promise<string | undefined> {
  try {
    const page = await window.___loader?.loadPage(path)
    return pathIn(language, page?.json?.data)
  } catch {
    // As where nobody tells.
    return undefined
  }
}

/**
 * The query of an address as another language understands it: the page that a form is asked about (`?about=/zimmer/arven`) is that
 * page there. Where nobody tells where that is, it stays as it is.
 */
export async function queryIn(language: Language, query: string): Promise<string> {
  const asked = new URLSearchParams(query)
  const about = asked.get('about')
  const there = about?.startsWith('/') ? await pathOfTranslation(about, language) : undefined
  if (there === undefined) return query
  asked.set('about', there)
  return `?${asked}`.replaceAll('%2F', '/')
}
