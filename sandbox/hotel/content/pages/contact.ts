import { facts, factsPart, hoursPart, map, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { directionsLink, email, phone, place } from '../links'
import { pressContact } from '../press-contact'
import { page } from './page'

const mail = `[${email}](mailto:${email})`

const phoneLink = `[${phone}](tel:+41815551640)`

const desk = (daily: string, office: string, weekdays: string) => [
  { days: daily, opens: '07:00', closes: '22:00' },
  { days: office, opens: '08:00', closes: '18:00', note: weekdays },
]

export const contact = page(
  'page-contact',
  { picture: picture('detail-desk') },
  {
    de: {
      path: '/kontakt',
      title: 'Kontakt',
      lead: 'Am Telefon ist jemand, der das Haus kennt. Auf Briefe antworten wir mit Briefen.',
      parts: [
        text({
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            `Telefon ${phoneLink}\n${mail}`,
          ),
        }),
        hoursPart({
          background: 'Green',
          title: 'Wann wir da sind',
          items: desk('Réception, täglich', 'Reservation', 'Montag bis Samstag'),
          note: 'Nachts öffnet der Portier. In der Zwischensaison antwortet die Reservation von 9 bis 16 Uhr.',
        }),
        map({
          title: 'Der Weg zu uns',
          body: paragraphs(
            'Von Serein-Dorf eine halbe Stunde zu Fuss. Alles Weitere unter [Anreise](page-location).',
          ),
          ...place,
          directions: link('Route planen', directionsLink),
        }),
        factsPart({
          title: 'Wer wofür',
          items: facts(
            ['Zimmer', 'Reservation'],
            ['Tisch', 'Réception'],
            ['Feste und Tagungen', 'Veranstaltungsbüro'],
            ['Medien', `${pressContact.name}, Direktion`],
          ),
        }),
      ],
    },
    fr: {
      path: '/contact',
      title: 'Contact',
      lead: 'Au téléphone, quelqu’un connaît la maison. Aux lettres, nous répondons par lettre.',
      parts: [
        text({
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            `Téléphone ${phoneLink}\n${mail}`,
          ),
        }),
        hoursPart({
          background: 'Green',
          title: 'Quand nous joindre',
          items: desk('Réception, tous les jours', 'Réservations', 'du lundi au samedi'),
          note: 'La nuit, le portier ouvre. Entre deux saisons, les réservations répondent de 9 h à 16 h.',
        }),
        map({
          title: 'Le chemin',
          body: paragraphs(
            'À une demi-heure à pied de Serein-Dorf. Le reste se trouve sous [Accès](page-location).',
          ),
          ...place,
          directions: link('Calculer l’itinéraire', directionsLink),
        }),
        factsPart({
          title: 'À qui s’adresser',
          items: facts(
            ['Chambres', 'réservations'],
            ['Table', 'réception'],
            ['Fêtes et séminaires', 'bureau des événements'],
            ['Médias', `${pressContact.name}, direction`],
          ),
        }),
      ],
    },
    en: {
      path: '/contact',
      title: 'Contact',
      lead: 'Whoever answers the telephone knows the house. Letters are answered by letter.',
      parts: [
        text({
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein\nSwitzerland',
            `Telephone ${phoneLink}\n${mail}`,
          ),
        }),
        hoursPart({
          background: 'Green',
          title: 'When we are here',
          items: desk('Reception, daily', 'Reservations', 'Monday to Saturday'),
          note: 'At night the porter lets you in. Between seasons, reservations answer from 9 am to 4 pm.',
        }),
        map({
          title: 'The way here',
          body: paragraphs(
            'Half an hour on foot from Serein-Dorf. Everything else is under [Getting here](page-location).',
          ),
          ...place,
          directions: link('Plan a route', directionsLink),
        }),
        factsPart({
          title: 'Who to ask',
          items: facts(
            ['Rooms', 'reservations'],
            ['A table', 'reception'],
            ['Celebrations and meetings', 'events office'],
            ['Press', `${pressContact.name}, management`],
          ),
        }),
      ],
    },
  },
)
