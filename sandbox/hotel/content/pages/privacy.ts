import { text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { email } from '../links'
import { page } from './page'

const mail = `[${email}](mailto:${email})`

export const privacy = page(
  'page-privacy',
  {},
  {
    de: {
      path: '/datenschutz',
      title: 'Datenschutz',
      lead: 'Was wir wissen, warum wir es wissen und wie lange.',
      parts: [
        text({
          body: paragraphs(
            'Diese Seiten kommen ohne Drittanbieter aus. Karte, Siegel, fremde Videos und Statistik laden wir erst, wenn Sie zustimmen. Wer in der Medienecke einen Code tippt, lädt damit die Bot-Prüfung eines Drittanbieters. Ihre Wahl ändern Sie jederzeit am Fuss jeder Seite.',
            '## Beim Lesen',
            'Der Server notiert Zeit, Adresse der Seite und eine gekürzte IP-Adresse. Nach sieben Tagen löscht er alles. Wir brauchen das, um Störungen zu finden.',
            '## Bei einer Buchung',
            'Die Buchung läuft über ein eigenes System. Dort bleiben Name, Anschrift, Reisedaten und Rechnung zehn Jahre, so lange verlangt es das Obligationenrecht. Kreditkarten sehen wir nicht.',
            '## Bei einer Anfrage',
            'Was Sie uns schreiben, lesen Empfang, Reservation und Veranstaltungsbüro. Ein Formular liegt auf dieser Website nur, bis es bei uns ist. Nach zwei Jahren wird es gelöscht, ausser Sie sind dann schon Stammgast.',
            '## Cookies',
            'Welche es sind, steht auf der Seite [Cookies](page-cookies).',
            '## Ihre Rechte',
            '- Auskunft über das, was wir gespeichert haben',
            '- Berichtigung, Löschung, Herausgabe',
            '- Widerruf jeder Zustimmung, ohne Grund',
            `Ein Brief oder eine Zeile an ${mail} genügt. Wir antworten innert dreissig Tagen. Beschwerden nimmt auch der Eidgenössische Datenschutzbeauftragte entgegen.`,
          ),
        }),
      ],
    },
    fr: {
      path: '/protection-des-donnees',
      title: 'Protection des données',
      lead: 'Ce que nous savons, pourquoi, et pour combien de temps.',
      parts: [
        text({
          body: paragraphs(
            'Ces pages se passent de prestataires tiers. La carte, le sceau, les vidéos externes et la mesure d’audience ne se chargent qu’avec votre accord. Qui tape un code dans l’espace médias charge le contrôle anti-robot d’un prestataire tiers. Vous pouvez changer d’avis au bas de chaque page.',
            '## En lisant',
            'Le serveur note l’heure, l’adresse de la page et une adresse IP abrégée. Il efface le tout après sept jours. Cela nous sert à trouver les pannes.',
            '## En réservant',
            'La réservation passe par un système séparé. Nom, adresse, dates et facture y restent dix ans, comme l’exige le Code des obligations. Nous ne voyons pas les cartes de crédit.',
            '## En nous écrivant',
            'Votre message est lu par la réception, les réservations et le bureau des événements. Un formulaire ne reste sur ce site que jusqu’à ce qu’il soit chez nous. Le message est effacé après deux ans, à moins que vous ne soyez devenu un habitué.',
            '## Cookies',
            'La liste se trouve à la page [Cookies](page-cookies).',
            '## Vos droits',
            '- savoir ce que nous conservons',
            '- le faire corriger, effacer ou remettre',
            '- retirer tout accord, sans motif',
            `Une lettre ou une ligne à ${mail} suffit. Nous répondons dans les trente jours. Le Préposé fédéral à la protection des données reçoit aussi les plaintes.`,
          ),
        }),
      ],
    },
    en: {
      path: '/privacy',
      title: 'Privacy',
      lead: 'What we know, why we know it, and for how long.',
      parts: [
        text({
          body: paragraphs(
            'These pages do without third parties. Map, seal, outside videos and statistics load only once you agree. Typing a code in the media corner loads the bot check of a third party. You can change your mind at the foot of every page.',
            '## When you read',
            'The server notes the time, the address of the page and a shortened IP address. It deletes them after seven days. We need them to find faults.',
            '## When you book',
            'Booking runs on a separate system. Name, address, dates and invoice stay there for ten years, as the Swiss Code of Obligations requires. We do not see credit cards.',
            '## When you write to us',
            'Your message is read by reception, reservations and the events office. A form stays on this website only until it is with us. The message is deleted after two years, unless you have become a regular by then.',
            '## Cookies',
            'They are listed on the page [Cookies](page-cookies).',
            '## Your rights',
            '- to know what we keep',
            '- to have it corrected, deleted or handed over',
            '- to withdraw any consent without giving a reason',
            `A letter or a line to ${mail} is enough. We answer within thirty days. You may also complain to the Federal Data Protection Commissioner.`,
          ),
        }),
      ],
    },
  },
)
