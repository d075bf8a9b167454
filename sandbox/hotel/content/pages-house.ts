import { accordion, callToAction, facts, factsPart, gallery, pageColour, text, textWithImage } from '../parts'
import { paragraphs } from '../rich-text'
import { link, picture } from '../write'
import { email } from './links'
import { page } from './page'

const jobMail = (label: string) => link(label, `mailto:${email}`)

const sustainability = page(
  'page-sustainability',
  { picture: picture('stone-pine-forest'), settings: pageColour('Green') },
  {
    de: {
      path: '/nachhaltigkeit',
      title: 'Nachhaltigkeit',
      lead: 'Was wir verbrauchen, woher es kommt und was noch fehlt. Mit Zahlen.',
      parts: [
        factsPart({
          title: 'Das Jahr 2025',
          items: facts(
            ['Wärme', '82 % aus dem See, 18 % aus Holz vom Tal'],
            ['Strom', '100 % aus dem Talbach'],
            ['Anreise', '71 % der Gäste mit der Bahn'],
            ['Küche', '64 % des Einkaufs aus weniger als 30 km'],
            ['Abfall', '0.9 kg pro Gast und Nacht'],
          ),
        }),
        text({
          title: 'Was noch fehlt',
          body: paragraphs(
            'Die Wäsche fährt 40 Kilometer ins Unterland und zurück. Ab 2028 waschen wir im Dorf.',
            'Zehn Fenster im Turm sind einfach verglast. Sie sind von 1904, und wir wissen noch nicht, wie man sie ersetzt, ohne sie zu ersetzen.',
          ),
        }),
        textWithImage({
          background: 'White',
          title: 'Der Wald über Les Arolles',
          body: paragraphs(
            'Für jeden Gast setzen wir im Mai eine Arve. Sie braucht achtzig Jahre bis zum ersten Zapfen. Der Verein Arvenwald führt Buch, und wer will, sieht nach seinem Baum.',
          ),
          picture: picture('arolles-hamlet'),
          pictureSide: 'right',
          links: [link('In den Arvenwald', 'activity-pine-forest')],
        }),
      ],
    },
    fr: {
      path: '/durabilite',
      title: 'Durabilité',
      lead: 'Ce que nous consommons, d’où cela vient, et ce qui manque encore. En chiffres.',
      parts: [
        factsPart({
          title: 'L’année 2025',
          items: facts(
            ['Chaleur', '82 % du lac, 18 % du bois de la vallée'],
            ['Électricité', '100 % du torrent'],
            ['Voyage', '71 % des hôtes viennent en train'],
            ['Cuisine', '64 % des achats à moins de 30 km'],
            ['Déchets', '0,9 kg par hôte et par nuit'],
          ),
        }),
        text({
          title: 'Ce qui manque',
          body: paragraphs(
            'Le linge fait quarante kilomètres vers la plaine, et autant au retour. Dès 2028, il sera lavé au village.',
            'Dix fenêtres de la tour sont à simple vitrage. Elles datent de 1904, et nous cherchons encore comment les remplacer sans les remplacer.',
          ),
        }),
        textWithImage({
          background: 'White',
          title: 'La forêt au-dessus des Arolles',
          body: paragraphs(
            'Pour chaque hôte, nous plantons un arolle en mai. Il lui faut quatre-vingts ans pour son premier cône. L’association Forêt d’arolles tient le registre, et chacun peut aller voir le sien.',
          ),
          picture: picture('arolles-hamlet'),
          pictureSide: 'right',
          links: [link('La forêt avec la forestière', 'activity-pine-forest')],
        }),
      ],
    },
    en: {
      path: '/sustainability',
      title: 'Sustainability',
      lead: 'What we use, where it comes from and what is still missing. With figures.',
      parts: [
        factsPart({
          title: 'The year 2025',
          items: facts(
            ['Heat', '82 % from the lake, 18 % from valley timber'],
            ['Power', '100 % from the stream'],
            ['Journeys', '71 % of guests come by train'],
            ['Kitchen', '64 % bought within 30 km'],
            ['Waste', '0.9 kg per guest and night'],
          ),
        }),
        text({
          title: 'What is missing',
          body: paragraphs(
            'The laundry travels forty kilometres to the lowlands and back. From 2028 it will be washed in the village.',
            'Ten windows in the tower are single-glazed. They date from 1904, and we do not yet know how to replace them without replacing them.',
          ),
        }),
        textWithImage({
          background: 'White',
          title: 'The forest above Les Arolles',
          body: paragraphs(
            'We plant a stone pine for every guest, in May. It takes eighty years to its first cone. The Stone Pine Forest Association keeps the register, and you may visit your tree.',
          ),
          picture: picture('arolles-hamlet'),
          pictureSide: 'right',
          links: [link('Into the forest', 'activity-pine-forest')],
        }),
      ],
    },
  },
)

const jobs = page(
  'page-jobs',
  { picture: picture('dining-chef-table') },
  {
    de: {
      path: '/arbeiten',
      title: 'Arbeiten bei uns',
      lead: 'Hundertvierzig Menschen, zwei Saisons, ein Personalhaus mit Seesicht.',
      parts: [
        text({
          lead: 'Wer zum dritten Mal kommt, bekommt das ganze Jahr Lohn.',
          body: paragraphs(
            'Fünf Tage Arbeit, zwei frei, am Stück. Skipass, Boot und Sprachkurs gehören dazu. Die meisten bleiben länger, als sie vorhatten.',
          ),
        }),
        accordion({
          title: 'Offene Stellen',
          items: [
            {
              title: 'Sous-chef, Stube (80 bis 100 %)',
              body: paragraphs(
                'Ab 1. Dezember. Sie kochen gern mit einer kurzen Karte und reden mit Bauern auf Deutsch oder Französisch.',
              ),
            },
            {
              title: 'Etagendienst (100 %)',
              body: paragraphs(
                'Ab 10. Dezember. Zweiter und dritter Stock, zu zweit. Sie sehen, was fehlt, bevor es jemand sagt.',
              ),
            },
            {
              title: 'Réception, Nacht (60 %)',
              body: paragraphs('Ab sofort. Drei Nächte in der Woche, ein ruhiges Haus, eine gute Lampe.'),
            },
            {
              title: 'Lehrstelle Köchin oder Koch EFZ',
              body: paragraphs('August 2027. Schnuppern kann man jede Woche ausser der ersten.'),
            },
          ],
        }),
        gallery({ title: 'Hinter den Türen' }, [
          'dining-chef-table',
          'kitchen-garden',
          'wine-cellar',
          'spa-treatment',
        ]),
        callToAction({
          background: 'Rose',
          title: 'Ihr Brief',
          text: 'Ein Lebenslauf und drei Sätze genügen. Antwort gibt es innert fünf Tagen.',
          links: [jobMail('Schreiben')],
        }),
      ],
    },
    fr: {
      path: '/travailler-ici',
      title: 'Travailler ici',
      lead: 'Cent quarante personnes, deux saisons, une maison du personnel avec vue sur le lac.',
      parts: [
        text({
          lead: 'À la troisième saison, le salaire court toute l’année.',
          body: paragraphs(
            'Cinq jours de travail, deux de congé, d’affilée. Le forfait de ski, la barque et les cours de langue sont compris. La plupart restent plus longtemps que prévu.',
          ),
        }),
        accordion({
          title: 'Postes ouverts',
          items: [
            {
              title: 'Sous-chef, Stube (80 à 100 %)',
              body: paragraphs(
                'Dès le 1er décembre. Vous aimez les cartes courtes et parlez aux paysans en français ou en allemand.',
              ),
            },
            {
              title: 'Service d’étage (100 %)',
              body: paragraphs(
                'Dès le 10 décembre. Deuxième et troisième étage, à deux. Vous voyez ce qui manque avant qu’on le dise.',
              ),
            },
            {
              title: 'Réception de nuit (60 %)',
              body: paragraphs('De suite. Trois nuits par semaine, une maison calme, une bonne lampe.'),
            },
            {
              title: 'Apprentissage de cuisinière ou de cuisinier CFC',
              body: paragraphs('Août 2027. On peut venir voir toutes les semaines, sauf la première.'),
            },
          ],
        }),
        gallery({ title: 'Derrière les portes' }, [
          'dining-chef-table',
          'kitchen-garden',
          'wine-cellar',
          'spa-treatment',
        ]),
        callToAction({
          background: 'Rose',
          title: 'Votre lettre',
          text: 'Un curriculum et trois phrases suffisent. Réponse dans les cinq jours.',
          links: [jobMail('Écrire')],
        }),
      ],
    },
    en: {
      path: '/working-here',
      title: 'Working here',
      lead: 'A hundred and forty people, two seasons, staff quarters with a view of the lake.',
      parts: [
        text({
          lead: 'If you come for a third season, you are paid all year round.',
          body: paragraphs(
            'Five days of work and two days off, together. Lift pass, boat and language lessons are included. Most people stay longer than they meant to.',
          ),
        }),
        accordion({
          title: 'Open positions',
          items: [
            {
              title: 'Sous-chef, Stube (80 to 100 %)',
              body: paragraphs(
                'From 1 December. You like a short menu and can talk to farmers in German or French.',
              ),
            },
            {
              title: 'Housekeeping (100 %)',
              body: paragraphs(
                'From 10 December. Second and third floor, in pairs. You notice what is missing before anyone says so.',
              ),
            },
            {
              title: 'Night reception (60 %)',
              body: paragraphs('Now. Three nights a week, a quiet house, a good lamp.'),
            },
            {
              title: 'Apprentice cook',
              body: paragraphs('August 2027. You may come and try any week but the first.'),
            },
          ],
        }),
        gallery({ title: 'Behind the doors' }, [
          'dining-chef-table',
          'kitchen-garden',
          'wine-cellar',
          'spa-treatment',
        ]),
        callToAction({
          background: 'Rose',
          title: 'Your letter',
          text: 'A CV and three sentences are enough. You will hear from us within five days.',
          links: [jobMail('Write to us')],
        }),
      ],
    },
  },
)

export const housePages = [sustainability, jobs]
