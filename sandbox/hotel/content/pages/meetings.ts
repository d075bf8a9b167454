import { enquiry, facts, factsPart, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { page } from './page'

export const meetings = page(
  'page-meetings',
  { picture: picture('meeting-room') },
  {
    de: {
      path: '/tagungen',
      title: 'Tagungen',
      lead: 'Vier Räume, ein langer Tisch, ein Wald zum Nachdenken. Die Pausen dauern hier eine Stunde.',
      parts: [
        textWithImage({
          title: 'Ein Raum, der nicht ablenkt',
          body: paragraphs(
            'Tageslicht von drei Seiten, Kreide oder Bildschirm, Bleistifte. Der Kaffee steht vor der Tür, damit man aufsteht.',
          ),
          picture: picture('meeting-room', { ratio: 'square' }),
          pictureSide: 'right',
        }),
        factsPart({
          background: 'Green',
          title: 'Die Räume',
          items: facts(
            ['Waldzimmer', '46 m², 14 Personen am Tisch'],
            ['Bibliothek', '60 m², 20 Personen im Kreis'],
            ['Musiksalon', '95 m², 60 Personen in Reihen'],
            ['Grandsalon', '210 m², 84 Personen am Tisch'],
            ['Tagespauschale', 'CHF 110 pro Person, mit Mittagessen'],
          ),
        }),
        textWithImage({
          title: 'Und um vier hinaus',
          body: paragraphs(
            'Jede Tagung hat einen freien Nachmittag. Die Försterin, der Fischer oder die Bergführerin nehmen Ihre Gruppe mit.',
          ),
          picture: picture('stone-pine-forest', { ratio: '4:5' }),
          pictureSide: 'left',
          links: [link('Tal und Berg', 'page-activities')],
        }),
        enquiry({
          kind: 'meeting',
          sectionId: 'enquiry',
          background: 'Rose',
          title: 'Offerte',
          lead: 'Tag, Zahl der Personen, Raum. Mehr brauchen wir nicht.',
          needsPhone: false,
          to: 'tagungen@edelgrat.example',
        }),
      ],
    },
    fr: {
      path: '/seminaires',
      title: 'Séminaires',
      lead: 'Quatre salles, une longue table, une forêt pour réfléchir. Les pauses durent une heure.',
      parts: [
        textWithImage({
          title: 'Une salle sans distraction',
          body: paragraphs(
            'Le jour de trois côtés, la craie ou l’écran, des crayons. Le café est derrière la porte, pour que l’on se lève.',
          ),
          picture: picture('meeting-room', { ratio: 'square' }),
          pictureSide: 'right',
        }),
        factsPart({
          background: 'Green',
          title: 'Les salles',
          items: facts(
            ['Salle de la Forêt', '46 m², 14 personnes à table'],
            ['Bibliothèque', '60 m², 20 personnes en cercle'],
            ['Salon de musique', '95 m², 60 personnes en rangs'],
            ['Grandsalon', '210 m², 84 personnes à table'],
            ['Forfait journalier', 'CHF 110 par personne, déjeuner compris'],
          ),
        }),
        textWithImage({
          title: 'Et à quatre heures, dehors',
          body: paragraphs(
            'Chaque séminaire a son après-midi libre. La forestière, le pêcheur ou la guide emmènent le groupe.',
          ),
          picture: picture('stone-pine-forest', { ratio: '4:5' }),
          pictureSide: 'left',
          links: [link('La vallée', 'page-activities')],
        }),
        enquiry({
          kind: 'meeting',
          sectionId: 'enquiry',
          background: 'Rose',
          title: 'Une offre',
          lead: 'Le jour, le nombre de personnes, la salle. Cela nous suffit.',
          needsPhone: false,
          to: 'tagungen@edelgrat.example',
        }),
      ],
    },
    en: {
      path: '/meetings',
      title: 'Meetings',
      lead: 'Four rooms, a long table, a forest to think in. Breaks here last an hour.',
      parts: [
        textWithImage({
          title: 'A room that does not distract',
          body: paragraphs(
            'Daylight from three sides, chalk or a screen, pencils. The coffee is outside the door, so that people get up.',
          ),
          picture: picture('meeting-room', { ratio: 'square' }),
          pictureSide: 'right',
        }),
        factsPart({
          background: 'Green',
          title: 'The rooms',
          items: facts(
            ['Forest room', '46 m², 14 at the table'],
            ['Library', '60 m², 20 in a circle'],
            ['Music salon', '95 m², 60 in rows'],
            ['Grandsalon', '210 m², 84 at tables'],
            ['Day rate', 'CHF 110 per person, with lunch'],
          ),
        }),
        textWithImage({
          title: 'And out at four',
          body: paragraphs(
            'Every meeting has a free afternoon. The forester, the fisherman or the mountain guide will take your group along.',
          ),
          picture: picture('stone-pine-forest', { ratio: '4:5' }),
          pictureSide: 'left',
          links: [link('The valley', 'page-activities')],
        }),
        enquiry({
          kind: 'meeting',
          sectionId: 'enquiry',
          background: 'Rose',
          title: 'A quotation',
          lead: 'The day, how many you are, which room. We need no more.',
          needsPhone: false,
          to: 'tagungen@edelgrat.example',
        }),
      ],
    },
  },
)
