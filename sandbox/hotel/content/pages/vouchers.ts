import { callToAction, pricesPart, textWithImage } from '../../parts'
import { paragraphs } from '../../rich-text'
import { link, picture } from '../../write'
import { email } from '../links'
import { offerRates, roomRates } from '../prices'
import { page } from './page'

const { summer, winter } = roomRates['room-valley']
const given = [100, summer, winter, offerRates['package-larch-gold'].price]
const amounts = (labels: [string, string, string, string]) =>
  given.map((amount, index) => ({ label: labels[index] ?? '', amount, currency: 'CHF' }))

export const vouchers = page(
  'page-vouchers',
  { picture: picture('voucher-envelope') },
  {
    de: {
      path: '/gutscheine',
      title: 'Gutscheine',
      lead: 'Büttenpapier, ein Siegel, Ihr Satz mit Tinte. Am Tag nach der Bestellung auf der Post.',
      parts: [
        textWithImage({
          title: 'Ein Umschlag',
          body: paragraphs(
            'Schreiben Sie uns, was drinstehen soll und an wen er geht. Die Réception schreibt mit Tinte, auf Wunsch auch Ihre Unterschrift.',
          ),
          picture: picture('voucher-envelope'),
          pictureSide: 'right',
        }),
        pricesPart({
          background: 'Green',
          title: 'Was man schenken kann',
          items: amounts([
            'Betrag nach Wahl, ab',
            'Eine Sommernacht im Talzimmer für zwei',
            'Eine Winternacht im Talzimmer für zwei',
            'Drei Nächte Lärchengold',
          ]),
          note: 'Zehn Jahre gültig. Versand in der Schweiz inbegriffen.',
        }),
        callToAction({
          title: 'Bestellen',
          text: 'Per Brief, am Telefon oder mit einer Zeile. Bezahlt wird nach Rechnung.',
          links: [link('Schreiben', `mailto:${email}`), link('Angebote ansehen', 'page-packages')],
        }),
      ],
    },
    fr: {
      path: '/bons-cadeaux',
      title: 'Bons cadeaux',
      lead: 'Du papier à la cuve, un sceau, votre phrase écrite à la main. À la poste le lendemain.',
      parts: [
        textWithImage({
          title: 'Une enveloppe',
          body: paragraphs(
            'Dites-nous ce qu’il faut écrire et à qui. La réception trempe la plume, et signe pour vous si vous le souhaitez.',
          ),
          picture: picture('voucher-envelope'),
          pictureSide: 'right',
        }),
        pricesPart({
          background: 'Green',
          title: 'Que peut-on offrir',
          items: amounts([
            'Un montant de votre choix, dès',
            'Une nuit d’été pour deux en chambre Vallée',
            'Une nuit d’hiver pour deux en chambre Vallée',
            'Trois nuits d’or',
          ]),
          note: 'Valable dix ans. Envoi en Suisse compris.',
        }),
        callToAction({
          title: 'Commander',
          text: 'Par lettre, par téléphone ou d’une ligne. On paie sur facture.',
          links: [link('Écrire', `mailto:${email}`), link('Voir les offres', 'page-packages')],
        }),
      ],
    },
    en: {
      path: '/vouchers',
      title: 'Vouchers',
      lead: 'Handmade paper, a seal, your sentence in ink. In the post the day after you order.',
      parts: [
        textWithImage({
          title: 'An envelope',
          body: paragraphs(
            'Tell us what it should say and to whom it goes. Reception writes it with a pen, and will sign for you if you ask.',
          ),
          picture: picture('voucher-envelope'),
          pictureSide: 'right',
        }),
        pricesPart({
          background: 'Green',
          title: 'What you can give',
          items: amounts([
            'An amount of your choice, from',
            'A summer night for two in a Valley Room',
            'A winter night for two in a Valley Room',
            'Three nights of larch gold',
          ]),
          note: 'Valid for ten years. Postage within Switzerland included.',
        }),
        callToAction({
          title: 'Ordering',
          text: 'By letter, by telephone or in one line. You pay on invoice.',
          links: [link('Write to us', `mailto:${email}`), link('See the offers', 'page-packages')],
        }),
      ],
    },
  },
)
