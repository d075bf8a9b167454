import { film, gallery, panorama } from '../../parts'
import { paragraphs } from '../../rich-text'
import { picture } from '../../write'
import { page } from './page'

const houseWall = [
  'hotel-terrace-morning',
  'detail-bath',
  'library-fireplace',
  'room-arven',
  'dining-grandsalon',
  'music-salon',
  'dining-stube',
  'bar-lamplight',
  'spa-quiet-room',
]

const valleyWall = [
  'alpenglow',
  'glacier',
  'village-night',
  'larch-gold',
  'waterfall',
  'railway-viaduct',
  'storm-ridge',
  'cattle-descent',
  'stars-over-ridge',
  'fishing-lake',
]

const day = (title: string) => ({
  _type: 'filmSource' as const,
  title,
  poster: picture('hero-summer'),
  animatedPoster: 'summer' as const,
  provider: 'vimeo' as const,
  videoId: '1640000312',
  duration: 160,
})

export const galleryPage = page(
  'page-gallery',
  { picture: picture('alpenglow') },
  {
    de: {
      path: '/galerie',
      title: 'Galerie',
      lead: 'Das Haus und das Tal, gezeichnet zu allen Stunden.',
      parts: [
        gallery({ sectionId: 'house', title: 'Das Haus' }, houseWall),
        film({ background: 'Green', title: 'Ein Tag im Juni', film: day('Licht über dem Haus') }),
        gallery({ sectionId: 'valley', title: 'Das Tal' }, valleyWall),
        panorama({
          title: 'Anfang Oktober',
          picture: picture('panorama-autumn', { ratio: 'panorama' }),
          body: paragraphs('Vom Gletscher bis zum See, an einem Tag ohne Wind.'),
        }),
      ],
    },
    fr: {
      path: '/galerie',
      title: 'Galerie',
      lead: 'La maison et la vallée, dessinées à toute heure.',
      parts: [
        gallery({ sectionId: 'house', title: 'La maison' }, houseWall),
        film({ background: 'Green', title: 'Un jour de juin', film: day('La lumière sur la maison') }),
        gallery({ sectionId: 'valley', title: 'La vallée' }, valleyWall),
        panorama({
          title: 'Début octobre',
          picture: picture('panorama-autumn', { ratio: 'panorama' }),
          body: paragraphs('Du glacier au lac, un jour sans vent.'),
        }),
      ],
    },
    en: {
      path: '/gallery',
      title: 'Gallery',
      lead: 'The house and the valley, drawn at every hour.',
      parts: [
        gallery({ sectionId: 'house', title: 'The house' }, houseWall),
        film({ background: 'Green', title: 'A day in June', film: day('Light over the house') }),
        gallery({ sectionId: 'valley', title: 'The valley' }, valleyWall),
        panorama({
          title: 'Early October',
          picture: picture('panorama-autumn', { ratio: 'panorama' }),
          body: paragraphs('From the glacier to the lake, on a day without wind.'),
        }),
      ],
    },
  },
)
