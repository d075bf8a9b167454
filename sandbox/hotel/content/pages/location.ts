import { downloads, facts, factsPart, map, text, textWithImage, webcam } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { directionsLink, place } from '../links'
import { paper } from '../papers'
import { page } from './page'

const views = () => ['webcam-dawn', 'webcam-noon', 'webcam-dusk', 'webcam-night'].map((slug) => picture(slug))

export const location = page(
  'page-location',
  { picture: picture('railway-viaduct') },
  {
    de: {
      path: '/anreise',
      title: 'Anreise und Karte',
      lead: 'Mit der Bahn bis Serein-Dorf, dann eine halbe Stunde am Wasser. Das Gepäck fährt voraus.',
      parts: [
        text({
          sectionId: 'rail',
          title: 'Mit der Bahn',
          body: paragraphs(
            'Die Arolles Bahnen fahren jede Stunde, die letzte kommt um 22:10 Uhr an. Sagen Sie uns den Zug: Der Hausbus wartet, auch wenn er Verspätung hat.',
            '1. In Serein-Dorf links aus dem Bahnhof, am Brunnen vorbei.',
            '1. Auf der Seestrasse bis zum Bootshaus, zwanzig Minuten.',
            '1. Durch die Allee hinauf, zehn Minuten. Den Turm sieht man von Anfang an.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Reisezeiten',
          items: facts(
            ['Zürich', '3 h 05 mit der Bahn'],
            ['Basel', '3 h 40 mit der Bahn'],
            ['Genf', '3 h 25 mit der Bahn'],
            ['Mailand', '3 h 50 mit der Bahn'],
            ['Serein-Dorf', '30 Minuten zu Fuss, 6 mit dem Hausbus'],
          ),
        }),
        map({
          title: 'Wo wir sind',
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            'Nordufer des Lej Serein, 1640 m über Meer.',
          ),
          ...place,
          directions: link('Route planen', directionsLink),
        }),
        textWithImage({
          sectionId: 'car',
          title: 'Mit dem Auto',
          body: paragraphs(
            'Die Passstrasse ist von Juni bis Oktober offen, sonst fährt der Autozug durch den Tunnel, alle vierzig Minuten. Vor dem Haus gibt es vierzig gedeckte Plätze und zwölf Ladestationen. Im Winter sind Ketten im Auto Pflicht.',
          ),
          picture: picture('railway-station-snow'),
          pictureSide: 'right',
        }),
        webcam({
          sectionId: 'webcam',
          title: 'Blick vom Turm',
          place: 'Kamera am Turm, Blick zum Edelgrat',
          pictures: views(),
        }),
        downloads({ title: 'Für unterwegs', items: [paper('route', 'de')] }),
      ],
    },
    fr: {
      path: '/acces',
      title: 'Accès et plan',
      lead: 'En train jusqu’à Serein-Dorf, puis une demi-heure au bord de l’eau. Les bagages partent devant.',
      parts: [
        text({
          sectionId: 'rail',
          title: 'En train',
          body: paragraphs(
            'Les Arolles Bahnen montent toutes les heures, le dernier train arrive à 22 h 10. Dites-nous lequel vous prenez : le bus de la maison l’attend, même en retard.',
            '1. À Serein-Dorf, sortir de la gare à gauche et passer la fontaine.',
            '1. Suivre la Seestrasse jusqu’au hangar à bateaux, vingt minutes.',
            '1. Monter l’allée, dix minutes. La tour se voit depuis le départ.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Temps de voyage',
          items: facts(
            ['Genève', '3 h 25 en train'],
            ['Lausanne', '2 h 50 en train'],
            ['Zurich', '3 h 05 en train'],
            ['Milan', '3 h 50 en train'],
            ['Serein-Dorf', '30 minutes à pied, 6 en bus'],
          ),
        }),
        map({
          title: 'Où nous sommes',
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            'Rive nord du Lej Serein, 1640 m d’altitude.',
          ),
          ...place,
          directions: link('Calculer l’itinéraire', directionsLink),
        }),
        textWithImage({
          sectionId: 'car',
          title: 'En voiture',
          body: paragraphs(
            'La route du col est ouverte de juin à octobre ; le reste de l’année, un train prend les voitures dans le tunnel, toutes les quarante minutes. La maison a quarante places couvertes et douze bornes. En hiver, les chaînes sont obligatoires à bord.',
          ),
          picture: picture('railway-station-snow'),
          pictureSide: 'right',
        }),
        webcam({
          sectionId: 'webcam',
          title: 'Vu de la tour',
          place: 'Caméra de la tour, vue sur l’Edelgrat',
          pictures: views(),
        }),
        downloads({ title: 'Pour la route', items: [paper('route', 'fr')] }),
      ],
    },
    en: {
      path: '/getting-here',
      title: 'Getting here',
      lead: 'By train to Serein-Dorf, then half an hour along the water. The luggage goes ahead.',
      parts: [
        text({
          sectionId: 'rail',
          title: 'By rail',
          body: paragraphs(
            'Arolles Bahnen run every hour; the last train arrives at 10.10 pm. Tell us which one you are on: the house bus waits, even if the train is late.',
            '1. At Serein-Dorf, leave the station to the left and pass the fountain.',
            '1. Follow Seestrasse as far as the boathouse, twenty minutes.',
            '1. Walk up the avenue, ten minutes. You see the tower from the start.',
          ),
        }),
        factsPart({
          background: 'Green',
          title: 'Journey times',
          items: facts(
            ['Zurich airport', '3 h 15 by train'],
            ['Geneva airport', '3 h 35 by train'],
            ['London', '11 h 20 by train, with two changes'],
            ['Milan', '3 h 50 by train'],
            ['Serein-Dorf', '30 minutes on foot, 6 by house bus'],
          ),
        }),
        map({
          title: 'Where we are',
          body: paragraphs(
            'Grandhotel Edelgrat\nSeestrasse 1\n7399 Val Serein',
            'North shore of the Lej Serein, 1,640 m.',
          ),
          ...place,
          directions: link('Plan a route', directionsLink),
        }),
        textWithImage({
          sectionId: 'car',
          title: 'By car',
          body: paragraphs(
            'The pass road is open from June to October; otherwise a car train runs through the tunnel every forty minutes. There are forty covered spaces at the house and twelve chargers. In winter you must carry chains.',
          ),
          picture: picture('railway-station-snow'),
          pictureSide: 'right',
        }),
        webcam({
          sectionId: 'webcam',
          title: 'From the tower',
          place: 'Camera on the tower, facing the Edelgrat',
          pictures: views(),
        }),
        downloads({ title: 'For the journey', items: [paper('route', 'en')] }),
      ],
    },
  },
)
