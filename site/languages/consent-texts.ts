import type { Service } from './consent-services'

export interface ServiceTexts {
  name: string
  /** Where on the site it is used. */
  use: string
}

interface Section {
  title: string
  description: string
  linkedCategory?: string
}

/**
 * The file `/cookie/{language}.json` (specification, sections 2 and 7): a translation as vanilla-cookieconsent reads it,
 * and the words that it has no place for. Every text is HTML, so that what editors write is escaped here.
 */
export interface ConsentTexts {
  consentModal: {
    title: string
    description: string
    acceptAllBtn: string
    acceptNecessaryBtn: string
    showPreferencesBtn: string
  }
  preferencesModal: {
    title: string
    acceptAllBtn: string
    acceptNecessaryBtn: string
    savePreferencesBtn: string
    closeIconLabel: string
    sections: Section[]
  }
  services: Record<Service, ServiceTexts>
  /** The state of a switch in words. */
  words: { on: string; off: string; always: string }
}
