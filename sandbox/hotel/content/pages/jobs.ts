import { accordion, callToAction, gallery, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { email } from '../links'
import { page } from './page'

const jobMail = (label: string) => link(label, `mailto:${email}`)

export const jobs = page(
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
        gallery({ title: 'Hinter den Türen' }, ['kitchen-garden', 'wine-cellar', 'spa-treatment']),
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
        gallery({ title: 'Derrière les portes' }, ['kitchen-garden', 'wine-cellar', 'spa-treatment']),
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
        gallery({ title: 'Behind the doors' }, ['kitchen-garden', 'wine-cellar', 'spa-treatment']),
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
