/** The Studio's own words beside the content model, in both languages: menu, actions, preview, checks. */
import type { StudioLanguage } from './studio-language'

const en = {
  content: 'Content',
  website: 'Website',
  menus: 'Menus',
  preview: 'Preview',
  /** `language`: its own name for itself. */
  openOrBegin: (language: string) => `${language}: open or begin`,
  /** A list of what there is in the main language only. */
  missingIn: (language: string) => `Still missing: ${language}`,
  noPath: 'It has no path yet, so it has no page.',
  onEveryPage: (language: string) => `On every page in ${language}.`,
  home: (language: string) => `Home (${language})`,
  quoted: (title: string) => `"${title}"`,
  /** Of the page that holds a path. */
  pathIsHeld: (page: string) =>
    `${page} has this path and keeps it: choose another one, or publish another path there first`,
}

export type DeskWords = typeof en

const de: DeskWords = {
  content: 'Inhalte',
  website: 'Website',
  menus: 'Menüs',
  preview: 'Vorschau',
  openOrBegin: (language) => `${language}: öffnen oder beginnen`,
  missingIn: (language) => `Fehlt noch: ${language}`,
  noPath: 'Noch ohne Pfad, also ohne Seite.',
  onEveryPage: (language) => `Auf jeder Seite in der Sprache ${language}.`,
  home: (language) => `Startseite (${language})`,
  quoted: (title) => `«${title}»`,
  pathIsHeld: (page) =>
    `${page} hat diesen Pfad und behält ihn. Bitte einen anderen wählen oder dort zuerst einen anderen veröffentlichen.`,
}

export const deskWords: Readonly<Record<StudioLanguage, DeskWords>> = { de, en }
