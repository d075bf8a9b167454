/** Which pages there are: pure counting, before any text is written. */
import type { PageType } from '../../site/content/documents'
import { idInLanguage } from '../../site/languages/document-ids'
import { prefixes } from '../../site/languages/locales'
import { forEachScaleLanguage, names, type ScaleLanguage, scaleLanguages } from './phrases'

export interface PlannedPage {
  /** Id of the German document. */
  id: string
  type: PageType
  /** From 0, in the order of the plan. */
  number: number
  languages: readonly ScaleLanguage[]
  title: Record<ScaleLanguage, string>
  /** Whole path with the prefix of the language. */
  path: Record<ScaleLanguage, string>
  role?: 'home' | 'summer' | 'winter' | 'legal' | 'press' | 'host'
}

/** The id of a document in a language. */
export const idIn = (id: string, language: ScaleLanguage): string => idInLanguage(id, language)

type Words = Record<ScaleLanguage, string>

const sections: Record<PageType, { folder: Words; noun: Words }> = {
  page: {
    folder: { de: 'haus', fr: 'maison', en: 'house' },
    noun: { de: 'Geschichte', fr: 'Histoire', en: 'Story' },
  },
  room: {
    folder: { de: 'zimmer', fr: 'chambres', en: 'rooms' },
    noun: { de: 'Zimmer', fr: 'Chambre', en: 'Room' },
  },
  restaurant: {
    folder: { de: 'genuss', fr: 'saveurs', en: 'dining' },
    noun: { de: 'Stube', fr: 'Table', en: 'Parlour' },
  },
  package: {
    folder: { de: 'angebote', fr: 'offres', en: 'offers' },
    noun: { de: 'Auszeit', fr: 'Escapade', en: 'Escape' },
  },
  activity: {
    folder: { de: 'aktiv', fr: 'activites', en: 'activities' },
    noun: { de: 'Rundweg', fr: 'Boucle', en: 'Round walk' },
  },
}

/** Of every twenty pages, so many of each type: what a large hotel group has. */
const mixture: readonly PageType[] = [
  ...Array<PageType>(3).fill('room'),
  'restaurant',
  ...Array<PageType>(3).fill('package'),
  ...Array<PageType>(6).fill('activity'),
  ...Array<PageType>(7).fill('page'),
]

type Fixed = { id: string; role: NonNullable<PlannedPage['role']>; title: Words; path: Words }

const fixedPages: Fixed[] = [
  {
    id: 'page-home',
    role: 'home',
    title: { de: 'Edelgrat', fr: 'Edelgrat', en: 'Edelgrat' },
    path: { de: '/', fr: '/fr', en: '/en' },
  },
  {
    id: 'page-summer',
    role: 'summer',
    title: { de: 'Sommer', fr: 'Été', en: 'Summer' },
    path: { de: '/sommer', fr: '/fr/ete', en: '/en/summer' },
  },
  {
    id: 'page-winter',
    role: 'winter',
    title: { de: 'Winter', fr: 'Hiver', en: 'Winter' },
    path: { de: '/winter', fr: '/fr/hiver', en: '/en/winter' },
  },
  {
    id: 'page-privacy',
    role: 'legal',
    title: { de: 'Datenschutz', fr: 'Protection des données', en: 'Privacy' },
    path: { de: '/datenschutz', fr: '/fr/disclaimer', en: '/en/privacy' },
  },
  {
    id: 'page-imprint',
    role: 'legal',
    title: { de: 'Impressum', fr: 'Mentions légales', en: 'Imprint' },
    path: { de: '/impressum', fr: '/fr/mentions-legales', en: '/en/imprint' },
  },
  {
    id: 'page-media-corner',
    role: 'press',
    title: { de: 'Medien', fr: 'Médias', en: 'Media corner' },
    path: { de: '/media-corner', fr: '/fr/media-corner', en: '/en/media-corner' },
  },
  {
    id: 'page-host',
    role: 'host',
    title: { de: 'Ihre Gastgeberin', fr: 'Votre hôtesse', en: 'Your host' },
    path: { de: '/gastgeberin', fr: '/fr/hotesse', en: '/en/host' },
  },
]

/**
 * The pages of a site of exactly `count` documents with a page, over all languages. Nearly all are translated: every
 * twenty-fifth has no English, and the last ones fill the count.
 */
export function planPages(count: number): PlannedPage[] {
  const planned: PlannedPage[] = []
  let left = count
  for (let number = 0; left > 0; number += 1) {
    const wanted = number % 25 === 24 ? scaleLanguages.slice(0, 2) : scaleLanguages
    const page = planPage(number, wanted.slice(0, left))
    planned.push(page)
    left -= page.languages.length
  }
  return planned
}

function planPage(number: number, languages: readonly ScaleLanguage[]): PlannedPage {
  const fixed = fixedPages[number]
  if (fixed !== undefined) return { ...fixed, type: 'page', number, languages }
  const type = mixture[number % mixture.length] ?? 'page'
  const { folder, noun } = sections[type]
  const name = names[number % names.length] ?? names[0]
  return {
    id: `${type}-${number}`,
    type,
    number,
    languages,
    title: forEachScaleLanguage((language) => `${noun[language]} ${name} ${number}`),
    path: forEachScaleLanguage(
      (language) => `${prefixes[language]}/${folder[language]}/${name.toLowerCase()}-${number}`,
    ),
  }
}
