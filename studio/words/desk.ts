/** The Studio's own words beside the content model, in both languages: menu, actions, preview. */
import type { StudioLanguage } from './studio-language'

const en = {
  website: 'Website',
  menus: 'Menus',
  preview: 'Preview',
  /** `language`: its own name for itself. */
  openOrBegin: (language: string) => `${language}: open or begin`,
  noPath: 'It has no path yet, so it has no page.',
  onEveryPage: (language: string) => `On every page in ${language}.`,
  home: (language: string) => `Home (${language})`,
}

export type DeskWords = typeof en

const de: DeskWords = {
  website: 'Website',
  menus: 'Menüs',
  preview: 'Vorschau',
  openOrBegin: (language) => `${language}: öffnen oder beginnen`,
  noPath: 'Noch ohne Pfad, also ohne Seite.',
  onEveryPage: (language) => `Auf jeder Seite in der Sprache ${language}.`,
  home: (language) => `Startseite (${language})`,
}

export const deskWords: Readonly<Record<StudioLanguage, DeskWords>> = { de, en }
