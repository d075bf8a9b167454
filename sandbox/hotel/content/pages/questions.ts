import { accordion, callToAction } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link } from '../../write'
import { page } from './page'

const question = (title: string, ...answer: string[]) => ({ title, body: paragraphs(...answer) })

export const faq = page(
  'page-faq',
  {},
  {
    de: {
      path: '/haeufige-fragen',
      title: 'Häufige Fragen',
      lead: 'Was am Telefon gefragt wird, in der Reihenfolge der Häufigkeit.',
      parts: [
        accordion({
          title: 'Das Haus',
          items: [
            question(
              'Wann ist offen?',
              'Von Mitte Juni bis Mitte Oktober und von Mitte Dezember bis Anfang April. Dazwischen streichen wir Fensterläden.',
            ),
            question(
              'Ab wann kann ich ins Zimmer?',
              'Ab 15:00 Uhr. Wer früher da ist, lässt das Gepäck an der [Réception](page-contact) und geht schwimmen.',
            ),
            question(
              'Gibt es WLAN?',
              'Ja, überall ausser im Ruheraum. In jedem Zimmer kann man es an der Tür ausschalten.',
            ),
            question(
              'Gibt es einen Fernseher?',
              'Auf Wunsch stellen wir einen hin. Im Musiksalon läuft abends das Skirennen.',
            ),
          ],
        }),
        accordion({
          title: 'Mit Kindern',
          sectionId: 'children',
          items: [
            question('Was kostet ein Kind?', 'Bis elf im Zimmer der Eltern nichts, bis sechzehn die Hälfte.'),
            question(
              'Wer schaut zu den Kindern?',
              'Von 9 bis 17 Uhr das Spielzimmer im Gartenflügel, abends nach Absprache eine Betreuerin.',
            ),
          ],
        }),
        accordion({
          title: 'Mit Hund',
          sectionId: 'dogs',
          items: [
            question(
              'Darf der Hund mit?',
              'Ja, für CHF 25 pro Nacht, mit Decke und Napf. Er wohnt im zweiten Stock oder in der [Gartensuite](room-suite-garden).',
            ),
            question(
              'Wo darf er nicht hin?',
              'In den Grandsalon, ins Spa und auf das Eisfeld. In der [Stube](restaurant-stube) liegt er unter dem Tisch.',
            ),
          ],
        }),
        accordion({
          title: 'Zugang',
          sectionId: 'access',
          items: [
            question(
              'Kommt man mit dem Rollstuhl durch das Haus?',
              'Durch das ganze Haus ausser den Turm. Zwei Arvenzimmer und die Gartensuiten haben breite Türen und befahrbare Duschen.',
            ),
            question(
              'Gibt es eine Anlage für Schwerhörige?',
              'An der Réception, im Musiksalon und im Grandsalon. Das Zeichen steht auf dem Tisch.',
            ),
          ],
        }),
        callToAction({
          background: 'Rose',
          title: 'Etwas anderes',
          text: 'Fragen Sie. Was oft gefragt wird, kommt auf diese Seite.',
          links: [link('Kontakt', 'page-contact')],
        }),
      ],
    },
    fr: {
      path: '/questions',
      title: 'Questions fréquentes',
      lead: 'Ce que l’on nous demande au téléphone, dans l’ordre.',
      parts: [
        accordion({
          title: 'La maison',
          items: [
            question(
              'Quand est-ce ouvert ?',
              'De mi-juin à mi-octobre et de mi-décembre à début avril. Entre-temps, nous repeignons les volets.',
            ),
            question(
              'À quelle heure la chambre est-elle prête ?',
              'À 15 h. Qui arrive plus tôt laisse ses bagages à la [réception](page-contact) et va nager.',
            ),
            question(
              'Y a-t-il du wifi ?',
              'Oui, partout sauf dans la salle de repos. Dans chaque chambre, on l’éteint à la porte.',
            ),
            question(
              'Y a-t-il un téléviseur ?',
              'Sur demande, nous en apportons un. Les courses de ski passent le soir au salon de musique.',
            ),
          ],
        }),
        accordion({
          title: 'Avec des enfants',
          sectionId: 'children',
          items: [
            question(
              'Combien coûte un enfant ?',
              'Rien jusqu’à onze ans dans la chambre des parents, la moitié jusqu’à seize.',
            ),
            question(
              'Qui s’occupe des enfants ?',
              'De 9 h à 17 h, la salle de jeux de l’aile du jardin ; le soir, une personne sur demande.',
            ),
          ],
        }),
        accordion({
          title: 'Avec un chien',
          sectionId: 'dogs',
          items: [
            question(
              'Peut-il venir ?',
              'Oui, pour CHF 25 par nuit, couverture et écuelle comprises. Il loge au deuxième étage ou dans la [suite Jardin](room-suite-garden).',
            ),
            question(
              'Où n’entre-t-il pas ?',
              'Au Grandsalon, au spa et sur la patinoire. À la [Stube](restaurant-stube), il se couche sous la table.',
            ),
          ],
        }),
        accordion({
          title: 'Accessibilité',
          sectionId: 'access',
          items: [
            question(
              'Circule-t-on en fauteuil roulant ?',
              'Partout, sauf dans la tour. Deux chambres Arolle et les suites Jardin ont des portes larges et des douches de plain-pied.',
            ),
            question(
              'Y a-t-il une boucle magnétique ?',
              'À la réception, au salon de musique et au Grandsalon. Le signe est sur la table.',
            ),
          ],
        }),
        callToAction({
          background: 'Rose',
          title: 'Autre chose',
          text: 'Demandez. Ce qui revient souvent finit sur cette page.',
          links: [link('Contact', 'page-contact')],
        }),
      ],
    },
    en: {
      path: '/questions',
      title: 'Questions',
      lead: 'What people ask on the telephone, most frequent first.',
      parts: [
        accordion({
          title: 'The house',
          items: [
            question(
              'When are you open?',
              'From mid-June to mid-October and from mid-December to early April. In between we paint shutters.',
            ),
            question(
              'When can I have my room?',
              'From 3 pm. If you are early, leave your bags at [reception](page-contact) and go for a swim.',
            ),
            question(
              'Is there wireless internet?',
              'Yes, everywhere but the quiet room. In your own room you can switch it off at the door.',
            ),
            question(
              'Is there a television?',
              'We bring one if you ask. Ski races are shown in the music salon in the evening.',
            ),
          ],
        }),
        accordion({
          title: 'With children',
          sectionId: 'children',
          items: [
            question(
              'What does a child cost?',
              'Nothing up to eleven in the parents’ room, half up to sixteen.',
            ),
            question(
              'Who looks after them?',
              'The playroom in the garden wing from 9 am to 5 pm; a sitter in the evening, if arranged.',
            ),
          ],
        }),
        accordion({
          title: 'With a dog',
          sectionId: 'dogs',
          items: [
            question(
              'May the dog come?',
              'Yes, for CHF 25 a night with blanket and bowl. It stays on the second floor or in the [Garden Suite](room-suite-garden).',
            ),
            question(
              'Where may it not go?',
              'The Grandsalon, the spa and the ice rink. In the [Stube](restaurant-stube) it lies under the table.',
            ),
          ],
        }),
        accordion({
          title: 'Access',
          sectionId: 'access',
          items: [
            question(
              'Can I get about in a wheelchair?',
              'Everywhere except the tower. Two Arven Rooms and the Garden Suites have wide doors and level showers.',
            ),
            question(
              'Is there a hearing loop?',
              'At reception, in the music salon and in the Grandsalon. The sign is on the table.',
            ),
          ],
        }),
        callToAction({
          background: 'Rose',
          title: 'Something else',
          text: 'Ask us. What is asked often ends up on this page.',
          links: [link('Contact', 'page-contact')],
        }),
      ],
    },
  },
)
