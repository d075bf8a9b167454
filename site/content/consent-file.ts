import { safeHref } from '../addresses/links'
import { categories, type Service, type services } from '../languages/consent-services'
import type { ConsentTexts, ServiceTexts } from '../languages/consent-texts'

export const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

/** Entries of the `cookie` namespace, which the checked fallback has completed. `privacyPath` is where `More` leads. */
export type ConsentEntries = Readonly<Record<string, string | undefined>>

/** The consent texts of a language (specification, section 7), with their links. */
export function consentTexts(entries: ConsentEntries): ConsentTexts {
  const text = (key: string) => escapeHtml(entries[key] ?? '')
  const privacy = escapeHtml(safeHref(entries.privacyPath) ?? '/')
  const serviceTexts = (service: Service): ServiceTexts => ({
    name: text(service),
    use: text(`${service}Use`),
  })
  return {
    consentModal: {
      title: text('title'),
      description: `${text('Text')} <a href="${privacy}">${text('More')}</a>.`,
      acceptAllBtn: text('Accept'),
      acceptNecessaryBtn: text('Decline'),
      showPreferencesBtn: text('choose'),
    },
    preferencesModal: {
      title: text('preferences'),
      acceptAllBtn: text('Accept'),
      acceptNecessaryBtn: text('Decline'),
      savePreferencesBtn: text('save'),
      closeIconLabel: text('close'),
      sections: [
        { title: text('usageTitle'), description: text('usageText') },
        ...categories.map((category) => ({
          title: text(`${category}Title`),
          description: text(`${category}Text`),
          linkedCategory: category,
        })),
      ],
    },
    services: {
      botCheck: serviceTexts('botCheck'),
      map: serviceTexts('map'),
      seal: serviceTexts('seal'),
      youtube: serviceTexts('youtube'),
      vimeo: serviceTexts('vimeo'),
      tagManager: serviceTexts('tagManager'),
    } satisfies Record<(typeof services)[number], ServiceTexts>,
    words: { on: entries.on ?? '', off: entries.off ?? '', always: entries.always ?? '' },
  }
}
