import { facts, factsPart, text } from '../parts'
import { paragraphs } from '../rich-text'
import { page } from './page'

const cookies = page(
  'page-cookies',
  {},
  {
    de: {
      path: '/cookies',
      title: 'Cookies',
      lead: 'Was diese Seiten in Ihrem Browser ablegen, und wozu.',
      parts: [
        factsPart({
          title: 'Notwendig',
          items: facts(
            ['i18n_app', 'Ihre Sprache, 365 Tage'],
            ['cc_cookie', 'Ihre Wahl zu Cookies, 182 Tage'],
            ['__Host-mc', 'Zugang zur Medienecke, 8 Stunden'],
          ),
        }),
        factsPart({
          title: 'Nur mit Ihrer Zustimmung',
          items: facts(
            ['Karte', 'Anbieter von Landkarten, beim Laden der Karte'],
            ['Siegel', 'Anbieter von Gästebewertungen'],
            ['Film', 'Anbieter von Videos, beim Abspielen'],
            ['Statistik', 'zählt Seiten, nicht Menschen'],
          ),
        }),
        text({
          title: 'Anders entscheiden',
          body: paragraphs(
            'Am Fuss jeder Seite steht Cookie-Einstellungen. Dort ändern Sie Ihre Wahl, sofort und ohne Neuladen. Mehr dazu im [Datenschutz](page-privacy).',
          ),
        }),
      ],
    },
    fr: {
      path: '/cookies',
      title: 'Cookies',
      lead: 'Ce que ces pages déposent dans votre navigateur, et pourquoi.',
      parts: [
        factsPart({
          title: 'Nécessaires',
          items: facts(
            ['i18n_app', 'votre langue, 365 jours'],
            ['cc_cookie', 'votre choix, 182 jours'],
            ['__Host-mc', 'accès à l’espace médias, 8 heures'],
          ),
        }),
        factsPart({
          title: 'Seulement avec votre accord',
          items: facts(
            ['Carte', 'fournisseur de cartes, quand la carte se charge'],
            ['Sceau', 'fournisseur d’avis d’hôtes'],
            ['Film', 'fournisseur de vidéos, à la lecture'],
            ['Audience', 'compte les pages, non les personnes'],
          ),
        }),
        text({
          title: 'Changer d’avis',
          body: paragraphs(
            'Au bas de chaque page, les réglages des cookies vous laissent revenir sur votre choix, aussitôt. Le reste est dit sous [Protection des données](page-privacy).',
          ),
        }),
      ],
    },
    en: {
      path: '/cookies',
      title: 'Cookies',
      lead: 'What these pages leave in your browser, and why.',
      parts: [
        factsPart({
          title: 'Necessary',
          items: facts(
            ['i18n_app', 'your language, 365 days'],
            ['cc_cookie', 'your choice about cookies, 182 days'],
            ['__Host-mc', 'access to the media corner, 8 hours'],
          ),
        }),
        factsPart({
          title: 'Only if you agree',
          items: facts(
            ['Map', 'a provider of maps, when the map loads'],
            ['Seal', 'a provider of guest ratings'],
            ['Film', 'a provider of videos, when one plays'],
            ['Statistics', 'count pages, not people'],
          ),
        }),
        text({
          title: 'Changing your mind',
          body: paragraphs(
            'At the foot of every page you find the cookie settings. What you change there counts at once. More under [Privacy](page-privacy).',
          ),
        }),
      ],
    },
  },
)

const conditions = page(
  'page-conditions',
  {},
  {
    de: {
      path: '/bedingungen',
      title: 'Bedingungen',
      lead: 'Was gilt, wenn Sie buchen, absagen, früher gehen oder länger bleiben.',
      parts: [
        text({
          body: paragraphs(
            '## Buchen',
            'Ein Zimmer ist gebucht, wenn wir es bestätigt haben, schriftlich oder am Telefon. Eine Anzahlung verlangen wir nur über Weihnachten und Neujahr: ein Drittel.',
            '## Absagen',
            '- bis 30 Tage vor Anreise: ohne Kosten',
            '- bis 14 Tage: ein Drittel des Aufenthalts',
            '- bis 3 Tage: die Hälfte',
            '- danach: vier Fünftel',
            'Geben wir das Zimmer weiter, zahlen Sie nichts. Das gelingt meistens.',
            '## Ankommen und gehen',
            'Das Zimmer steht ab 15:00 Uhr bereit, am Tag der Abreise gehört es Ihnen bis 12:00 Uhr. Bleiben dürfen Sie den ganzen Tag.',
            '## Zahlen',
            'Bar, mit Karte oder auf Rechnung innert zehn Tagen. Alle Preise in Schweizer Franken, mit Mehrwertsteuer, ohne Kurtaxe.',
            '## Recht',
            'Es gilt Schweizer Recht. Gerichtsstand ist Serein-Dorf.',
          ),
        }),
      ],
    },
    fr: {
      path: '/conditions',
      title: 'Conditions',
      lead: 'Ce qui vaut quand vous réservez, renoncez, partez plus tôt ou restez plus longtemps.',
      parts: [
        text({
          body: paragraphs(
            '## Réserver',
            'Une chambre est réservée quand nous l’avons confirmée, par écrit ou de vive voix. Nous ne demandons d’acompte qu’à Noël et au Nouvel An : un tiers.',
            '## Renoncer',
            '- jusqu’à 30 jours avant l’arrivée : sans frais',
            '- jusqu’à 14 jours : un tiers du séjour',
            '- jusqu’à 3 jours : la moitié',
            '- ensuite : quatre cinquièmes',
            'Si la chambre trouve preneur, vous ne payez rien. C’est le plus souvent le cas.',
            '## Arriver et partir',
            'La chambre est prête dès 15 h et reste à vous jusqu’à midi le jour du départ. La maison, elle, vous garde jusqu’au soir.',
            '## Payer',
            'En espèces, par carte ou sur facture à dix jours. Les prix sont en francs suisses, TVA comprise, taxe de séjour en sus.',
            '## Droit',
            'Le droit suisse s’applique. Le for est à Serein-Dorf.',
          ),
        }),
      ],
    },
    en: {
      path: '/conditions',
      title: 'Conditions',
      lead: 'What holds when you book, cancel, leave early or stay on.',
      parts: [
        text({
          body: paragraphs(
            '## Booking',
            'A room is booked once we have confirmed it, in writing or by telephone. We ask for a deposit only over Christmas and New Year: one third.',
            '## Cancelling',
            '- up to 30 days before arrival: no charge',
            '- up to 14 days: one third of the stay',
            '- up to 3 days: one half',
            '- after that: four fifths',
            'If we can let the room again you pay nothing. We usually can.',
            '## Arriving and leaving',
            'The room is ready from 3 pm and yours until noon on the day you leave. You are welcome to stay in the house until evening.',
            '## Paying',
            'In cash, by card, or on invoice within ten days. Prices are in Swiss francs and include VAT but not visitor’s tax.',
            '## Law',
            'Swiss law applies. The place of jurisdiction is Serein-Dorf.',
          ),
        }),
      ],
    },
  },
)

export const termsPages = [cookies, conditions]
