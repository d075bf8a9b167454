import { isLanguage } from '../../site/languages/locales'
import {
  botExpression,
  type LeadingLanguage,
  languageCookie,
  languagePattern,
  leadingLanguages,
} from './rules'

interface Visitor {
  cookie?: string | undefined
  acceptLanguage?: string | undefined
  userAgent?: string | undefined
}

const bots = new RegExp(botExpression, 'i')
const languages = new RegExp(languagePattern, 'i')
const cookiePattern = new RegExp(`(?:^|;\\s*)${languageCookie}=([a-z]+)`)

/**
 * The language whose home page a visitor of `/` is sent to, or undefined for the main one (specification, section 2): the
 * cookie, else the first language of the browser that the site speaks. Programs stay where they are.
 */
export function leadingLanguage({ cookie, acceptLanguage, userAgent }: Visitor): LeadingLanguage | undefined {
  if (!userAgent || bots.test(userAgent)) return undefined
  const chosen = cookiePattern.exec(cookie ?? '')?.[1]
  const wanted = isLanguage(chosen) ? chosen : languages.exec(acceptLanguage ?? '')?.[1]?.toLowerCase()
  return isLeading(wanted) ? wanted : undefined
}

const isLeading = (value: string | undefined): value is LeadingLanguage =>
  leadingLanguages.some((language) => language === value)
