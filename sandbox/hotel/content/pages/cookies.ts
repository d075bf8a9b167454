import { facts, factsPart, text } from '../../parts'
import { paragraphs } from '../../rich-text'
import { page } from './page'

export const cookies = page(
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
            ['i18n_selection', 'dass Sie die Sprache gewählt haben, bis Sie den Browser schliessen'],
            ['season', 'Sommer oder Winter, wenn Sie gewählt haben, bis Sie den Browser schliessen'],
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
            ['i18n_selection', 'le choix de la langue, le temps de la visite'],
            ['season', 'été ou hiver, si vous avez choisi, le temps de la visite'],
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
            ['i18n_selection', 'that you chose a language, until you close the browser'],
            ['season', 'summer or winter, if you chose, until you close the browser'],
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
