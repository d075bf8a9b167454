import { callToAction, facts, factsPart, gallery, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { pressContact, pressOffice } from '../press-contact'
import { page } from './page'

const { name, phone, email } = pressContact
const reach = `[${phone}](tel:${phone.replaceAll(' ', '')}), [${email}](mailto:${email})`

const wall = [
  'hotel-autumn',
  'hotel-winter-day',
  'history-1897',
  'hotel-from-lake',
  'lake-mirror',
  'village-winter',
]

export const press = page(
  'page-press',
  { picture: picture('press-camera') },
  {
    de: {
      path: '/medien',
      title: 'Medien',
      lead: 'Bilder in Druckgrösse, Texte zum Kürzen, Menschen zum Fragen.',
      parts: [
        text({
          body: paragraphs(
            'Die Bilder und Texte liegen in der [Medienecke](/media-corner). Den Zugangscode gibt die Direktion innert eines Arbeitstages, meistens innert einer Stunde. Bitte drucken Sie die Bildzeile mit.',
            `${name}, ${pressOffice.de.role}: ${reach}, ${pressOffice.de.hours}.`,
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'In Kürze',
          items: facts(
            ['Haus', '68 Zimmer, vier Restaurants, eine Bar'],
            ['Eröffnet', '1897'],
            ['Höhe', '1640 m'],
            ['Besitz', 'Stiftung im Tal, seit 1968'],
            ['Saison', '12. Dezember 2026 bis 4. April 2027, 12. Juni bis 10. Oktober 2027'],
          ),
        }),
        gallery({ title: 'Eine Auswahl' }, wall),
        callToAction({
          background: 'Rose',
          title: 'Besuchen',
          text: 'Wer über das Haus schreibt, soll darin geschlafen haben. Sagen Sie uns, wann.',
          links: [
            link('Medienecke öffnen', '/media-corner'),
            link('Schreiben', `mailto:${pressContact.email}`),
          ],
        }),
      ],
    },
    fr: {
      path: '/medias',
      title: 'Médias',
      lead: 'Des images à imprimer, des textes à couper, des gens à interroger.',
      parts: [
        text({
          body: paragraphs(
            'Images et textes se trouvent dans l’[espace médias](/fr/media-corner). La direction donne le code d’accès sous un jour ouvrable, dans l’heure le plus souvent. Merci d’imprimer la mention d’auteur.',
            `${name}, ${pressOffice.fr.role} : ${reach}, ${pressOffice.fr.hours}.`,
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'En bref',
          items: facts(
            ['Maison', '68 chambres, quatre restaurants, un bar'],
            ['Ouverture', '1897'],
            ['Altitude', '1640 m'],
            ['Propriété', 'fondation de la vallée, depuis 1968'],
            ['Saisons', 'du 12 décembre 2026 au 4 avril 2027, du 12 juin au 10 octobre 2027'],
          ),
        }),
        gallery({ title: 'Un choix' }, wall),
        callToAction({
          background: 'Rose',
          title: 'Venir voir',
          text: 'Qui écrit sur la maison devrait y avoir dormi. Dites-nous quand.',
          links: [
            link('Ouvrir l’espace médias', '/fr/media-corner'),
            link('Écrire', `mailto:${pressContact.email}`),
          ],
        }),
      ],
    },
    en: {
      path: '/press',
      title: 'Press',
      lead: 'Pictures large enough to print, texts to cut, people to ask.',
      parts: [
        text({
          body: paragraphs(
            'Pictures and texts are in the [media corner](/en/media-corner). The management gives out the access code within a working day, usually within the hour. Please print the credit line.',
            `${name}, ${pressOffice.en.role}: ${reach}, ${pressOffice.en.hours}.`,
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'In brief',
          items: facts(
            ['House', '68 rooms, four restaurants, a bar'],
            ['Opened', '1897'],
            ['Altitude', '1,640 m'],
            ['Owned by', 'a foundation in the valley, since 1968'],
            ['Seasons', '12 December 2026 to 4 April 2027, 12 June to 10 October 2027'],
          ),
        }),
        gallery({ title: 'A selection' }, wall),
        callToAction({
          background: 'Rose',
          title: 'Come and see',
          text: 'Whoever writes about the house should have slept in it. Tell us when.',
          links: [
            link('Open the media corner', '/en/media-corner'),
            link('Write to us', `mailto:${pressContact.email}`),
          ],
        }),
      ],
    },
  },
)
