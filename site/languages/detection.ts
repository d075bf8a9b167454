import { defaultLanguage, homePath, isLanguage, type Language, languages } from './locales'

/** The cookie that keeps a chosen language (specification, section 9), and the one that lasts the session. */
export const languageCookie = 'i18n_app'
export const selectionCookie = 'i18n_selection'
const maxAgeSeconds = 365 * 24 * 60 * 60

/**
 * Part of the name of programs that read sites; they get the German home page, and no consent banner. The edge uses the
 * same one, so it must mean the same in PCRE.
 */
export const botPattern =
  /bot|crawl|spider|slurp|lighthouse|pagespeed|headless|preview|facebookexternalhit|embedly|whatsapp|telegram|curl|wget|python|monitor|validator/i

/** What the browser says about its visitor. */
export interface Visitor {
  path: string
  cookie: string
  languages: readonly string[]
  userAgent: string
}

/** The language of the cookie text `a=b; i18n_app=fr`, or undefined. */
export function languageOfCookie(cookie: string): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]{2})(?:;|$)`).exec(cookie)?.[1]
  return isLanguage(value) ? value : undefined
}

/** The first of the browser's languages that the site speaks; `fr-CH` counts as French, and `frr` (North Frisian) does not. */
export function languageOfBrowser(languages: readonly string[]): Language | undefined {
  return languages.map((tag) => tag.split('-', 1)[0]?.toLowerCase()).find(isLanguage)
}

/**
 * Where a visitor of the root goes (specification, section 4, "Language"), or undefined to stay:
 * 1. only at `/`, never elsewhere; 2. never a bot; 3. the cookie decides, else the browser, else German.
 */
export function rootRedirect({ path, cookie, languages, userAgent }: Visitor): string | undefined {
  if (path !== '/' || botPattern.test(userAgent)) return undefined
  const language = languageOfCookie(cookie) ?? languageOfBrowser(languages) ?? defaultLanguage
  return language === defaultLanguage ? undefined : homePath(language)
}

/** The cookie texts that keep a choice: 365 days, and one for the session. */
export const choiceCookies = (language: Language): readonly string[] => [
  `${languageCookie}=${language}; path=/; max-age=${maxAgeSeconds}; samesite=lax`,
  `${selectionCookie}=${language}; path=/; samesite=lax`,
]

/**
 * The rule of `rootRedirect` as a script for the root page, run before paint. A test runs both on the same visitors.
 */
export const rootRedirectScript = `(function(){var n=navigator,d=document;if(location.pathname!=="/"||${String(botPattern)}.test(n.userAgent))return;var m=/(?:^|;\\s*)${languageCookie}=(${languages.join('|')})(?:;|$)/.exec(d.cookie),l=m&&m[1];if(!l){var a=n.languages||[n.language||""];for(var i=0;i<a.length&&!l;i++){var t=(a[i]||"").split("-")[0].toLowerCase();if(${languages.map((language) => `t==="${language}"`).join('||')})l=t}}if(l&&l!=="${defaultLanguage}")location.replace("/"+l+location.search+location.hash)})()`
