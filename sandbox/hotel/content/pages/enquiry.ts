import { enquiry } from '../../parts'
import { type Language, picture } from '../../write'
import { page } from './page'

/** What guests can ask for here, in the order of the house. */
const choices = [
  'room-valley',
  'room-arven',
  'room-lake',
  'room-corner',
  'room-suite-arolles',
  'room-suite-garden',
  'room-suite-tower',
  'package-larch-gold',
  'package-first-snow',
  'package-white-week',
  'package-by-rail',
  'package-four-kitchens',
  'package-stillness',
]

const texts: Readonly<
  Record<Language, { path: string; title: string; lead: string; form: string; promise: string }>
> = {
  de: {
    path: '/anfrage',
    title: 'Anfrage',
    lead: 'Sagen Sie uns, wann Sie kommen und wer dabei ist. Den Rest schreiben wir Ihnen.',
    form: 'Ein Zimmer, ein paar Tage',
    promise: 'Wir antworten am gleichen Tag.',
  },
  fr: {
    path: '/demande',
    title: 'Demande',
    lead: 'Dites-nous quand vous venez et avec qui. Nous vous écrivons le reste.',
    form: 'Une chambre, quelques jours',
    promise: 'Nous répondons le jour même.',
  },
  en: {
    path: '/enquiry',
    title: 'Enquiry',
    lead: 'Tell us when you are coming and who comes along. We write the rest to you.',
    form: 'A room, a few days',
    promise: 'We answer on the same day.',
  },
}

const inWords = ({ form, promise, ...head }: (typeof texts)[Language]) => ({
  ...head,
  parts: [
    enquiry(
      {
        kind: 'room',
        title: form,
        asksAges: true,
        asksDog: true,
        to: 'reservation@edelgrat.example',
        promise,
      },
      choices,
    ),
  ],
})

export const enquiryPage = page(
  'page-enquiry',
  { picture: picture('detail-desk') },
  { de: inWords(texts.de), fr: inWords(texts.fr), en: inWords(texts.en) },
)
