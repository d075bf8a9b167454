import { facts, factsPart, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { email, phone } from '../links'
import { page } from './page'

export const imprint = page(
  'page-imprint',
  {},
  {
    de: {
      path: '/impressum',
      title: 'Impressum',
      lead: 'Wer für diese Seiten verantwortlich ist.',
      parts: [
        factsPart({
          items: facts(
            ['Herausgeberin', 'Stiftung Grandhotel Edelgrat, Seestrasse 1, 7399 Val Serein'],
            ['Telefon', phone],
            ['E-Mail', email],
            ['Rechtsform', 'Stiftung nach Schweizer Recht, Sitz in Serein-Dorf'],
            ['Vertreten durch', 'Präsidium des Stiftungsrates und Direktion des Hauses'],
          ),
        }),
        text({
          title: 'Texte und Bilder',
          body: paragraphs(
            'Alle Texte und Bilder sind für dieses Haus gemacht. Die Bilder sind gezeichnet, nicht fotografiert. Wer sie zeigen möchte, nennt die Bildzeile und schreibt vorher an die [Medienstelle](page-press).',
            'Für Inhalte hinter Links nach aussen sind deren Betreiber verantwortlich.',
          ),
        }),
      ],
    },
    fr: {
      path: '/mentions-legales',
      title: 'Mentions légales',
      lead: 'Qui répond de ces pages.',
      parts: [
        factsPart({
          items: facts(
            ['Éditrice', 'Fondation Grandhotel Edelgrat, Seestrasse 1, 7399 Val Serein'],
            ['Téléphone', phone],
            ['Courriel', email],
            ['Forme juridique', 'fondation de droit suisse, siège à Serein-Dorf'],
            ['Représentée par', 'la présidence du conseil de fondation et la direction de la maison'],
          ),
        }),
        text({
          title: 'Textes et images',
          body: paragraphs(
            'Textes et images ont été faits pour cette maison. Les images sont dessinées, non photographiées. Pour les publier, il suffit d’écrire au [service de presse](page-press) et de reprendre la mention d’auteur.',
            'Les contenus atteints par des liens externes relèvent de leurs éditeurs.',
          ),
        }),
      ],
    },
    en: {
      path: '/imprint',
      title: 'Imprint',
      lead: 'Who answers for these pages.',
      parts: [
        factsPart({
          items: facts(
            ['Publisher', 'Grandhotel Edelgrat Foundation, Seestrasse 1, 7399 Val Serein'],
            ['Telephone', phone],
            ['Email', email],
            ['Legal form', 'foundation under Swiss law, registered in Serein-Dorf'],
            ['Represented by', 'the chair of the foundation board and the management of the house'],
          ),
        }),
        text({
          title: 'Words and pictures',
          body: paragraphs(
            'All words and pictures were made for this house. The pictures are drawn, not photographed. To publish one, write to the [press office](page-press) first and print its credit line.',
            'What lies behind links to other sites is the responsibility of those who run them.',
          ),
        }),
      ],
    },
  },
)
