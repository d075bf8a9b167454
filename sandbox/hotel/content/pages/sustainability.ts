import { facts, factsPart, pageColour, text, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { page } from './page'

/** The hamlet without the slope beside it; the houses stay in every cut. */
const hamlet = picture('arolles-hamlet', {
  crop: { _type: 'sanity.imageCrop', top: 0.05, bottom: 0.05, left: 0.1, right: 0.1 },
  hotspot: { _type: 'sanity.imageHotspot', x: 0.5, y: 0.55, width: 0.5, height: 0.4 },
})

export const sustainability = page(
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
          picture: hamlet,
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
          picture: hamlet,
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
          picture: hamlet,
          pictureSide: 'right',
          links: [link('Into the forest', 'activity-pine-forest')],
        }),
      ],
    },
  },
)
