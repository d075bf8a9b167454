import { enquiry, pricesPart, teaserGrid, upcomingEvents } from '../../parts'
import { picture } from '../../write'
import { summerActivityIds, winterActivityIds } from '../activities/activity'
import { page } from './page'

const extras = (labels: [string, string, string, string], unit: string) =>
  [0, 45, 30, 85].map((amount, index) => ({ label: labels[index] ?? '', amount, currency: 'CHF', unit }))

const places = (title: string, lead: string) =>
  enquiry(
    {
      kind: 'activity',
      sectionId: 'places',
      background: 'Rose',
      title,
      lead,
      asksAges: true,
      to: 'reception@edelgrat.example',
    },
    [...summerActivityIds, ...winterActivityIds],
  )

export const activitiesPage = page(
  'page-activities',
  { picture: picture('trail-summit') },
  {
    de: {
      path: '/tal-und-berg',
      title: 'Tal und Berg',
      lead: 'Drei Dörfer, ein See, ein Grat. Was man damit anfängt, hängt vom Schnee ab.',
      parts: [
        teaserGrid(
          {
            sectionId: 'summer',
            title: 'Wandern und Wasser',
            lead: 'Mitte Juni bis Mitte Oktober',
            layout: 'pairs',
          },
          summerActivityIds,
        ),
        teaserGrid(
          {
            sectionId: 'winter',
            title: 'Schnee und Eis',
            lead: 'Mitte Dezember bis Anfang April',
            layout: 'pairs',
          },
          winterActivityIds,
        ),
        pricesPart({
          background: 'Green',
          title: 'Ausrüstung',
          items: extras(
            [
              'Schlitten, Schneeschuhe, Schlittschuhe',
              'Ski und Schuhe',
              'Langlaufausrüstung',
              'Tourenausrüstung mit Lawinengerät',
            ],
            'pro Tag',
          ),
          note: 'Im Skiraum, 07:30 bis 18:00 Uhr; Schlittschuhe in der Hütte am Eisfeld.',
        }),
        places(
          'Nach Plätzen fragen',
          'Führerin, Lehrer und Ausrüstung sind gezählt. Sagen Sie uns den Tag, dann halten wir Plätze frei.',
        ),
        upcomingEvents({ title: 'Bald im Tal', count: 6 }),
      ],
    },
    fr: {
      path: '/vallee',
      title: 'La vallée',
      lead: 'Trois villages, un lac, une arête. Ce que l’on en fait dépend de la neige.',
      parts: [
        teaserGrid(
          { sectionId: 'summer', title: 'Sentiers et eau', lead: 'De mi-juin à mi-octobre', layout: 'pairs' },
          summerActivityIds,
        ),
        teaserGrid(
          {
            sectionId: 'winter',
            title: 'Neige et glace',
            lead: 'De mi-décembre à début avril',
            layout: 'pairs',
          },
          winterActivityIds,
        ),
        pricesPart({
          background: 'Green',
          title: 'Matériel',
          items: extras(
            [
              'Luges, raquettes, patins',
              'Skis et chaussures',
              'Équipement de fond',
              'Équipement de randonnée avec appareil de recherche',
            ],
            'par jour',
          ),
          note: 'Au local à skis, de 7 h 30 à 18 h ; les patins à la cabane de la patinoire.',
        }),
        places(
          'Demander des places',
          'Guides, professeurs et matériel sont comptés. Dites-nous le jour, nous gardons les places.',
        ),
        upcomingEvents({ title: 'Bientôt dans la vallée', count: 6 }),
      ],
    },
    en: {
      path: '/valley',
      title: 'The valley',
      lead: 'Three villages, a lake, a ridge. What you do with them depends on the snow.',
      parts: [
        teaserGrid(
          { sectionId: 'summer', title: 'Paths and water', lead: 'Mid-June to mid-October', layout: 'pairs' },
          summerActivityIds,
        ),
        teaserGrid(
          {
            sectionId: 'winter',
            title: 'Snow and ice',
            lead: 'Mid-December to early April',
            layout: 'pairs',
          },
          winterActivityIds,
        ),
        pricesPart({
          background: 'Green',
          title: 'Equipment',
          items: extras(
            [
              'Sledges, snowshoes, skates',
              'Skis and boots',
              'Cross-country equipment',
              'Touring equipment with transceiver',
            ],
            'per day',
          ),
          note: 'In the ski room, 7.30 am to 6 pm; skates in the hut by the rink.',
        }),
        places(
          'Ask for places',
          'Guides, teachers and equipment are numbered. Tell us the day, and we keep places for you.',
        ),
        upcomingEvents({ title: 'Soon in the valley', count: 6 }),
      ],
    },
  },
)
