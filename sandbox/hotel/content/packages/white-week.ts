import { packageOf } from './package'

export const whiteWeek = packageOf(
  {
    id: 'package-white-week',
    nights: 7,
    code: 'WEISS',
    gallery: ['ski-tracks', 'hotel-winter-day', 'cross-country', 'bar-lamplight'],
    others: ['package-first-snow', 'package-stillness'],
  },
  {
    de: {
      path: '/angebote/weisse-woche',
      title: 'Eine weisse Woche',
      lead: 'Sieben Nächte, sechs Tage auf Ski, ein Tag für alles andere. Der Lift steht acht Minuten vom Haus.',
      includes: [
        'sieben Nächte mit Halbpension',
        'Skipass für sechs Tage',
        'zwei Vormittage mit einer Skilehrerin',
        'Skiraum mit warmen Schuhen',
        'Spa',
      ],
      aside: 'Anreise am Sonntag',
      more: 'Am Sonntag packt man aus, am Montag liegen die Ski angepasst im Raum.',
      body: [
        'Vierzig Kilometer Piste, neun davon schwarz, und eine Abfahrt bis vor die Tür. Am Mittwoch ist die Skilehrerin für die frei, die im Tiefschnee noch stürzen.',
        'Kinder bis elf wohnen bei den Eltern ohne Aufpreis. Ihre Skischule beginnt am Eisfeld.',
      ],
    },
    fr: {
      path: '/offres/semaine-blanche',
      title: 'Une semaine blanche',
      lead: 'Sept nuits, six jours à ski, un jour pour le reste. Le télésiège est à huit minutes de la porte.',
      includes: [
        'sept nuits en demi-pension',
        'forfait de six jours',
        'deux matinées avec une monitrice',
        'local à skis, chaussures chaudes',
        'spa',
      ],
      aside: 'Arrivée le dimanche',
      more: 'Le dimanche on déballe ; le lundi les skis sont réglés et vous attendent.',
      body: [
        'Quarante kilomètres de pistes, dont neuf noirs, et une descente qui finit devant la porte. Le mercredi, la monitrice est à ceux qui tombent encore dans la poudreuse.',
        'Les enfants jusqu’à onze ans logent gratuitement avec leurs parents. Leur école de ski commence à la patinoire.',
      ],
    },
    en: {
      path: '/offers/white-week',
      title: 'A white week',
      lead: 'Seven nights, six days on skis, one day for everything else. The lift is eight minutes from the door.',
      includes: [
        'seven nights, half board',
        'a six-day lift pass',
        'two mornings with an instructor',
        'ski room with warm boots',
        'spa',
      ],
      aside: 'Arrive on Sunday',
      more: 'On Sunday you unpack. On Monday your skis stand fitted in the ski room.',
      body: [
        'There are forty kilometres of piste, nine of them black, and one run that ends at the door. On Wednesdays the instructor is there for those who still fall over in powder.',
        'Children up to eleven stay with their parents at no charge. Their ski school starts by the ice rink.',
      ],
    },
  },
)
