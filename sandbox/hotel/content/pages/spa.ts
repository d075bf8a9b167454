import { facts, factsPart, hero, hoursPart, pageColour, pricesPart, text, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { page } from './page'

const treatments = (labels: string[], unit: string[]) =>
  [95, 165, 140, 190, 60].map((amount, index) => ({
    label: labels[index] ?? '',
    amount,
    currency: 'CHF',
    unit: unit[index] ?? '',
  }))

const minutes = ['25 min', '50 min', '50 min', '80 min', '45 min']

export const spa = page(
  'page-spa',
  { picture: picture('spa-steam'), settings: pageColour('Rose') },
  {
    de: {
      path: '/spa',
      title: 'Spa',
      lead: 'Ein Becken von fünfundzwanzig Metern, drei Saunen, ein Ruheraum, in dem niemand flüstern muss, weil niemand spricht.',
      parts: [
        hero({
          title: 'Draussen Schnee, drinnen zweiunddreissig Grad',
          picture: picture('spa-steam'),
          tone: 'snow',
        }),
        text({
          aside: 'Untergeschoss, Richtung Wald',
          lead: 'Das Wasser kommt aus dem Berg und wird mit der Wärme des Sees geheizt. Am Morgen steht Dampf darüber, dahinter der Wald.',
          body: paragraphs(
            'Hausgäste kommen, so oft sie wollen, im Bademantel durch den Gang unter der Treppe. Gäste aus dem Tal sind am Dienstag und am Donnerstag willkommen.',
          ),
        }),
        textWithImage({
          title: 'Drei Öfen',
          body: paragraphs(
            'Die Arvensauna hat 80 Grad und ein Fenster zum Arvenwald. Das Kräuterbad hat 55, das Dampfbad 45. Zum Abkühlen geht eine Tür direkt in den Schnee.',
          ),
          picture: picture('spa-sauna'),
          pictureSide: 'right',
        }),
        hoursPart({
          sectionId: 'hours',
          background: 'Green',
          title: 'Öffnungszeiten',
          items: [
            { days: 'Becken', opens: '06:30', closes: '21:00', note: 'täglich' },
            { days: 'Saunen', opens: '14:00', closes: '21:00', note: 'täglich, bei Schnee ab 11:00 Uhr' },
            { days: 'Behandlungen', opens: '10:00', closes: '19:00', note: 'nach Anmeldung' },
            {
              days: 'Gäste aus dem Tal',
              opens: '14:00',
              closes: '20:00',
              note: 'Dienstag und Donnerstag, CHF 48',
            },
          ],
          note: 'Kinder schwimmen von 10:00 bis 17:00 Uhr.',
        }),
        pricesPart({
          sectionId: 'treatments',
          title: 'Behandlungen',
          items: treatments(
            [
              'Rücken, nach dem Skifahren',
              'Massage mit Arvenöl',
              'Heubad mit Ruhe',
              'Gesicht, mit Kräutern vom Garten',
              'Atemübung am offenen Fenster',
            ],
            minutes,
          ),
          note: 'Absagen bis zum Vorabend sind frei.',
        }),
        textWithImage({
          title: 'Ruhe ist ein Raum',
          body: paragraphs(
            'Achtzehn Liegen vor einem Fenster von elf Metern. Es gibt Wolldecken, Lindenblütentee und eine Uhr ohne Zeiger.',
          ),
          picture: picture('spa-quiet-room'),
          pictureSide: 'left',
          links: [link('Fünf Tage Stille', 'package-stillness')],
        }),
        factsPart({
          title: 'In Zahlen',
          items: facts(
            ['Becken', '25 m, 32 °C'],
            ['Aussenbecken', '12 m, 36 °C'],
            ['Fläche', '1200 m²'],
            ['Wärme', 'aus dem See, mit Strom vom Talbach'],
          ),
        }),
      ],
    },
    fr: {
      path: '/spa',
      title: 'Spa',
      lead: 'Un bassin de vingt-cinq mètres, trois saunas, une salle de repos où l’on n’a pas à chuchoter puisque personne ne parle.',
      parts: [
        hero({
          title: 'Dehors la neige, dedans trente-deux degrés',
          picture: picture('spa-steam'),
          tone: 'snow',
        }),
        text({
          aside: 'Au sous-sol, côté forêt',
          lead: 'L’eau vient de la montagne, la chaleur du lac. Le matin, la vapeur monte et la forêt se devine derrière.',
          body: paragraphs(
            'Les hôtes viennent aussi souvent qu’ils le veulent, en peignoir, par le couloir sous l’escalier. Les gens de la vallée sont reçus le mardi et le jeudi.',
          ),
        }),
        textWithImage({
          title: 'Trois chaleurs',
          body: paragraphs(
            'Le sauna d’arolle est à 80 degrés, avec une fenêtre sur la forêt. Le bain d’herbes est à 55, le hammam à 45. Pour se rafraîchir, une porte donne droit dans la neige.',
          ),
          picture: picture('spa-sauna'),
          pictureSide: 'right',
        }),
        hoursPart({
          sectionId: 'hours',
          background: 'Green',
          title: 'Horaires',
          items: [
            { days: 'Bassin', opens: '06:30', closes: '21:00', note: 'tous les jours' },
            { days: 'Saunas', opens: '14:00', closes: '21:00', note: 'tous les jours, dès 11 h s’il neige' },
            { days: 'Soins', opens: '10:00', closes: '19:00', note: 'sur rendez-vous' },
            { days: 'Hôtes de la vallée', opens: '14:00', closes: '20:00', note: 'mardi et jeudi, CHF 48' },
          ],
          note: 'Les enfants nagent de 10 h à 17 h.',
        }),
        pricesPart({
          sectionId: 'treatments',
          title: 'Soins',
          items: treatments(
            [
              'Le dos, après le ski',
              'Massage à l’huile d’arolle',
              'Bain de foin et repos',
              'Visage, aux herbes du jardin',
              'Respirer à la fenêtre ouverte',
            ],
            minutes,
          ),
          note: 'On décommande sans frais jusqu’à la veille au soir.',
        }),
        textWithImage({
          title: 'Le repos est une pièce',
          body: paragraphs(
            'Dix-huit chaises longues devant une fenêtre de onze mètres. Il y a des couvertures, du tilleul et une horloge sans aiguilles.',
          ),
          picture: picture('spa-quiet-room'),
          pictureSide: 'left',
          links: [link('Cinq jours de silence', 'package-stillness')],
        }),
        factsPart({
          title: 'En chiffres',
          items: facts(
            ['Bassin', '25 m, 32 °C'],
            ['Bassin extérieur', '12 m, 36 °C'],
            ['Surface', '1200 m²'],
            ['Chaleur', 'du lac, avec le courant du torrent'],
          ),
        }),
      ],
    },
    en: {
      path: '/spa',
      title: 'Spa',
      lead: 'A pool of twenty-five metres, three saunas, and a quiet room where nobody has to whisper because nobody speaks.',
      parts: [
        hero({
          title: 'Snow outside, thirty-two degrees within',
          picture: picture('spa-steam'),
          tone: 'snow',
        }),
        text({
          aside: 'Lower floor, towards the forest',
          lead: 'The water comes from the mountain and is heated by the lake. In the morning there is steam above it, and the forest behind.',
          body: paragraphs(
            'House guests come as often as they like, in a bathrobe, along the corridor below the stairs. People from the valley are welcome on Tuesdays and Thursdays.',
          ),
        }),
        textWithImage({
          title: 'Three kinds of heat',
          body: paragraphs(
            'The stone pine sauna is at 80 degrees, with a window on the forest. The herb bath is at 55, the steam bath at 45. To cool down, a door leads straight into the snow.',
          ),
          picture: picture('spa-sauna'),
          pictureSide: 'right',
        }),
        hoursPart({
          sectionId: 'hours',
          background: 'Green',
          title: 'Opening hours',
          items: [
            { days: 'Pool', opens: '06:30', closes: '21:00', note: 'daily' },
            { days: 'Saunas', opens: '14:00', closes: '21:00', note: 'daily, from 11 am when it snows' },
            { days: 'Treatments', opens: '10:00', closes: '19:00', note: 'by appointment' },
            {
              days: 'Guests from the valley',
              opens: '14:00',
              closes: '20:00',
              note: 'Tuesday and Thursday, CHF 48',
            },
          ],
          note: 'Children swim from 10 am to 5 pm.',
        }),
        pricesPart({
          sectionId: 'treatments',
          title: 'Treatments',
          items: treatments(
            [
              'Back, after skiing',
              'Massage with stone pine oil',
              'Hay bath and rest',
              'Face, with herbs from the garden',
              'Breathing at an open window',
            ],
            minutes,
          ),
          note: 'You may cancel until the evening before.',
        }),
        textWithImage({
          title: 'Quiet is a room',
          body: paragraphs(
            'Eighteen loungers before a window of eleven metres. There are wool blankets, lime-blossom tea and a clock without hands.',
          ),
          picture: picture('spa-quiet-room'),
          pictureSide: 'left',
          links: [link('Five days of quiet', 'package-stillness')],
        }),
        factsPart({
          title: 'In figures',
          items: facts(
            ['Pool', '25 m, 32 °C'],
            ['Outdoor pool', '12 m, 36 °C'],
            ['Area', '1,200 m²'],
            ['Heat', 'from the lake, with power from the stream'],
          ),
        }),
      ],
    },
  },
)
