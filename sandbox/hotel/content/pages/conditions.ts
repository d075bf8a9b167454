import { text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { page } from './page'

export const conditions = page(
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
