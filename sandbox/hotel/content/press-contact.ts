import type { Language } from '../write'

/** Who answers journalists: a person of the management. */
export const pressContact = {
  name: 'Ladina Perrenoud',
  phone: '+41 81 555 16 44',
  email: 'medien@edelgrat.example',
} as const

export const pressOffice: Readonly<Record<Language, { role: string; hours: string }>> = {
  de: { role: 'Direktion, Medien', hours: 'Montag bis Freitag, 8 bis 18 Uhr' },
  fr: { role: 'direction, médias', hours: 'du lundi au vendredi, de 8 h à 18 h' },
  en: { role: 'management, press', hours: 'Monday to Friday, 8 am to 6 pm' },
}

/** The same as a card for address books, in `sandbox/hotel/files`. */
export const contactCard = 'edelgrat-ladina-perrenoud.vcf'

/** vCard 4.0 (RFC 6350), the same for every language. */
export function vCard(): string {
  const { name, phone, email } = pressContact
  const [given = '', family = ''] = name.split(' ')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${name}`,
    `N:${family};${given};;;`,
    'ORG:Grandhotel Edelgrat',
    `TEL;VALUE=uri;TYPE=work:tel:${phone.replaceAll(' ', '')}`,
    `EMAIL;TYPE=work:${email}`,
    'ADR;TYPE=work:;;Seestrasse 1;Val Serein;;7399;CH',
    'END:VCARD',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}
