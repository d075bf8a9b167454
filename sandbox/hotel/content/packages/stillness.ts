import { packageOf } from './package'

export const stillness = packageOf(
  {
    id: 'package-stillness',
    nights: 5,
    code: 'STILL',
    gallery: ['spa-quiet-room', 'spa-steam', 'stars-over-ridge', 'detail-bath'],
    others: ['package-white-week', 'package-first-snow'],
    ground: 'Green',
  },
  {
    de: {
      path: '/angebote/fuenf-tage-stille',
      title: 'Fünf Tage Stille',
      lead: 'Fünf Nächte ohne Termin. Drei Behandlungen, ein Buch, ein Schlüssel zum Becken vor halb sieben.',
      includes: [
        'fünf Nächte mit Halbpension',
        'drei Behandlungen zu 50 Minuten',
        'Becken und Sauna ab 05:30 Uhr',
        'Telefon auf Wunsch im Tresor der Réception',
      ],
      aside: 'Nur für Erwachsene',
      more: 'Im März ist es im Tal am stillsten: Der Schnee trägt noch, die Vögel fangen an.',
      body: [
        'Wer schweigen möchte, stellt die kleine Karte auf den Tisch. Das Haus versteht sie in vier Sprachen.',
        'Am letzten Abend gehen wir mit Schneeschuhen zum Arvenwald und hören zwanzig Minuten lang zu.',
      ],
    },
    fr: {
      path: '/offres/cinq-jours-de-silence',
      title: 'Cinq jours de silence',
      lead: 'Cinq nuits sans rendez-vous. Trois soins, un livre, la clé du bassin avant six heures et demie.',
      includes: [
        'cinq nuits en demi-pension',
        'trois soins de 50 minutes',
        'bassin et sauna dès 5 h 30',
        'votre téléphone, si vous le voulez, au coffre de la réception',
      ],
      aside: 'Réservé aux adultes',
      more: 'Mars est le mois où la vallée se tait : la neige porte encore, les oiseaux commencent.',
      body: [
        'Qui souhaite ne pas parler pose la petite carte sur la table. La maison la lit en quatre langues.',
        'Le dernier soir, nous montons en raquettes à la forêt d’arolles et nous écoutons, vingt minutes.',
      ],
    },
    en: {
      path: '/offers/five-days-of-quiet',
      title: 'Five days of quiet',
      lead: 'Five nights without appointments. Three treatments, a book, a key to the pool before half past six.',
      includes: [
        'five nights, half board',
        'three treatments of 50 minutes',
        'pool and sauna from 5.30 am',
        'your telephone in the reception safe, if you wish',
      ],
      aside: 'Adults only',
      more: 'March is when the valley is quietest: the snow still bears, the birds begin.',
      body: [
        'If you prefer not to speak, put the small card on your table. The house reads it in four languages.',
        'On the last evening we snowshoe to the stone pine forest and listen for twenty minutes.',
      ],
    },
  },
)
