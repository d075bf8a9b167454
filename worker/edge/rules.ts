import { botPattern as programs } from '../../site/languages/detection'
import { guardedRoot } from '../../site/languages/guarded-path'
import { type Language, languages, prefixedLanguages } from '../../site/languages/locales'
import type { CacheRule } from '../publish/release/entry'

/**
 * The rules that the built-in edge and nginx share. Both are made from this file, and the same suite of requests is run
 * against both.
 */
export const cacheControl: Readonly<Record<CacheRule | 'never' | 'error', string>> = {
  immutable: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  day: 'public, max-age=86400',
  never: 'no-store',
  error: 'no-cache',
}

/**
 * How long a cache that is purged may keep what browsers ask for each time (RFC 9213): a day, in case that a purge is lost,
 * and while the site does not answer a week, so that visitors are served all the same.
 */
const purgedCache = 'max-age=86400, stale-while-revalidate=60, stale-if-error=604800'

/**
 * Where a cache that is purged reads it. One that reads nothing but `Cache-Control` is not told of the week: browsers would take
 * that for themselves, and show a page that is old.
 */
export const cacheHeaders = {
  'CDN-Cache-Control': purgedCache,
  'Surrogate-Control': purgedCache,
  'Cache-Control': cacheControl.page.replace('max-age=0', 'max-age=0, s-maxage=86400'),
} as const
export type CacheHeader = keyof typeof cacheHeaders

/**
 * Addresses as a purge names them (`addressOf`): what a page is called by other escapes or with a query is never purged, and a cache
 * that knows it by that would keep it as it was. Works in JavaScript and in PCRE.
 */
export const purgedAddressPattern =
  "^(?:[A-Za-z0-9;,/:@&=+\\x24_.!~*'()-]|%(?:2[0235]|3[CEF]|5[B-E]|60|7[B-D]|[89A-F][0-9A-F]))*$"

/**
 * For nginx: the same of a status and a rule in one text, with `purged` before it for such an address, else what is said of
 * everything. A redirect may change without a page that is purged.
 */
export const nginxPurgedCache = (header: CacheHeader | undefined, rule: string): string =>
  `{ default ${header === 'Cache-Control' ? rule : '""'}; "~^purged:(?:200|206|304):${cacheControl.page}$" "${header ? cacheHeaders[header] : ''}"; }`

/** Pictures are addressed by their content hash. */
export const pictureCache = 'public, max-age=31536000, immutable'

export { languageCookie } from '../../site/languages/detection'

/** Languages that the home page leads to; it is itself in the main one. */
export const leadingLanguages = prefixedLanguages
export type LeadingLanguage = Language

/** Part of the name of programs that read sites; they get the home page of the main language. The page's own script asks the same. */
export const botExpression = programs.source

/** A part of the list that names a language of the site, and does not refuse it. */
const spokenLanguage = (group: string): string =>
  `\\s*(${group}${languages.join('|')})\\b(?!\\s*-?[a-z0-9-]*\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`

/**
 * The first language of the list that the site speaks, as a group, which PCRE wants to have a name. Browsers list by
 * preference. Works in JavaScript and in PCRE.
 */
export const languagePatternWith = (group: string): string =>
  `^(?:(?!${spokenLanguage('?:')})[^,]*,)*${spokenLanguage(group)}`
export const languagePattern = languagePatternWith('')

/** Prefixes that are fetched from the content service. */
export const picturePrefixes = ['/images/', '/files/'] as const
/** Prefixes that are passed on to the worker. */
export const pressPrefixes = ['/api/', '/gate/', '/page-data/gate/'] as const
/** Paths below which the worker answers with pages, which carry the policy that was made for them. */
export const guardedPagePattern = `^${guardedRoot}(?:[/?]|$)`

/** Paths that end like this are files: when they are missing, the answer is a line of text and never HTML. */
export const filePattern =
  '\\.(?:js|mjs|css|json|map|xml|txt|ics|webmanifest|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp4|webm|mp3|pdf|vtt|zip|php|aspx?|br|gz)$'

/** Seconds after which a browser asks again while the first build runs. */
export const firstBuildRetry = 5
