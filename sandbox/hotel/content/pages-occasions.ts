import { callToAction, downloads, facts, factsPart, gallery, quote, text, textWithImage } from '../parts'
import { paragraphs } from '../rich-text'
import { download, link, picture } from '../write'
import { email } from './links'
import { page } from './page'

const write = (label: string) => link(label, `mailto:${email}`)
const weddingWall = [
  'wedding-table',
  'music-salon',
  'lake-mirror',
  'dish-chestnut',
  'kitchen-garden',
  'stars-over-ridge',
]

const weddings = page(
  'page-weddings',
  { picture: picture('wedding-table') },
  {
    de: {
      path: '/hochzeiten',
      title: 'Hochzeiten',
      lead: 'Eine lange Tafel auf der Wiese, sechzig Gäste, ein Abend ohne Programm. Bei Regen der Grandsalon.',
      parts: [
        text({
          aside: 'Juni, September, Januar',
          lead: 'Wir machen acht Hochzeiten im Jahr, nie zwei in einer Woche.',
          body: paragraphs(
            'Das Standesamt von Serein-Dorf kommt am Freitag ins Haus, die Kapelle in Les Arolles ist von Mai bis Oktober offen. Den Weg dorthin geht man zu Fuss, in guten Schuhen.',
            'Eine Person begleitet Sie vom ersten Brief bis zum letzten Koffer.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Was es gibt',
          items: facts(
            ['Tafel', 'bis 60 Personen draussen, 84 im Grandsalon'],
            ['Zimmer', 'ab 20 Zimmern, zwei Nächte'],
            ['Musik', 'Flügel im Haus, Kapelle aus Hinterm Grat'],
            ['Ende', 'die Gratbar schliesst, wenn Sie gehen'],
          ),
        }),
        gallery({ title: 'Ein Tag' }, weddingWall),
        quote({
          text: 'Es regnete. Niemand hat es gemerkt, ausser den Blumen.',
          source: 'eine Braut, Juni 2024',
        }),
        downloads({
          title: 'Zum Planen',
          items: [download('Hochzeiten, Menüs und Preise', 'hochzeiten-de.pdf')],
        }),
        callToAction({
          background: 'Rose',
          title: 'Ein Datum',
          text: 'Schreiben Sie uns Monat und Zahl der Gäste. Wir antworten am gleichen Tag.',
          links: [write('Schreiben')],
        }),
      ],
    },
    fr: {
      path: '/mariages',
      title: 'Mariages',
      lead: 'Une longue table dans le pré, soixante invités, un soir sans programme. S’il pleut, le Grandsalon.',
      parts: [
        text({
          aside: 'Juin, septembre, janvier',
          lead: 'Nous fêtons huit mariages par an, jamais deux la même semaine.',
          body: paragraphs(
            'L’état civil de Serein-Dorf se déplace le vendredi, la chapelle des Arolles est ouverte de mai à octobre. On y va à pied, bien chaussé.',
            'Une seule personne vous suit, de la première lettre à la dernière valise.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Ce qu’il y a',
          items: facts(
            ['Table', 'jusqu’à 60 dehors, 84 au Grandsalon'],
            ['Chambres', 'dès 20 chambres, deux nuits'],
            ['Musique', 'un piano à queue, l’orchestre de Hinterm Grat'],
            ['Fin', 'la Gratbar ferme quand vous partez'],
          ),
        }),
        gallery({ title: 'Une journée' }, weddingWall),
        quote({ text: 'Il pleuvait. Personne ne l’a su, sauf les fleurs.', source: 'une mariée, juin 2024' }),
        downloads({
          title: 'Pour s’organiser',
          items: [download('Mariages, menus et prix', 'hochzeiten-fr.pdf')],
        }),
        callToAction({
          background: 'Rose',
          title: 'Une date',
          text: 'Écrivez-nous le mois et le nombre d’invités. Nous répondons le jour même.',
          links: [write('Écrire')],
        }),
      ],
    },
    en: {
      path: '/weddings',
      title: 'Weddings',
      lead: 'A long table on the meadow, sixty guests, an evening without a programme. If it rains, the Grandsalon.',
      parts: [
        text({
          aside: 'June, September, January',
          lead: 'We do eight weddings a year, never two in one week.',
          body: paragraphs(
            'The registrar of Serein-Dorf comes to the house on Fridays; the chapel in Les Arolles is open from May to October. You walk there, in good shoes.',
            'One person looks after you from the first letter to the last suitcase.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'What there is',
          items: facts(
            ['Table', 'up to 60 outdoors, 84 in the Grandsalon'],
            ['Rooms', 'from 20 rooms, two nights'],
            ['Music', 'a grand piano, the band from Hinterm Grat'],
            ['End', 'the Gratbar closes when you leave'],
          ),
        }),
        gallery({ title: 'A day' }, weddingWall),
        quote({ text: 'It rained. Nobody noticed but the flowers.', source: 'a bride, June 2024' }),
        downloads({
          title: 'For planning',
          items: [download('Weddings, menus and prices', 'hochzeiten-en.pdf')],
        }),
        callToAction({
          background: 'Rose',
          title: 'A date',
          text: 'Write to us with the month and the number of guests. We answer the same day.',
          links: [write('Write to us')],
        }),
      ],
    },
  },
)

const meetings = page(
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
          picture: picture('meeting-room'),
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
          picture: picture('stone-pine-forest'),
          pictureSide: 'left',
          links: [link('Tal und Berg', 'page-activities')],
        }),
        callToAction({
          background: 'Rose',
          title: 'Offerte',
          text: 'Tag, Zahl der Personen, Raum. Mehr brauchen wir nicht.',
          links: [write('Schreiben')],
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
          picture: picture('meeting-room'),
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
          picture: picture('stone-pine-forest'),
          pictureSide: 'left',
          links: [link('La vallée', 'page-activities')],
        }),
        callToAction({
          background: 'Rose',
          title: 'Une offre',
          text: 'Le jour, le nombre de personnes, la salle. Cela nous suffit.',
          links: [write('Écrire')],
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
          picture: picture('meeting-room'),
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
          picture: picture('stone-pine-forest'),
          pictureSide: 'left',
          links: [link('The valley', 'page-activities')],
        }),
        callToAction({
          background: 'Rose',
          title: 'A quotation',
          text: 'The day, how many you are, which room. We need no more.',
          links: [write('Write to us')],
        }),
      ],
    },
  },
)

export const occasionPages = [weddings, meetings]
