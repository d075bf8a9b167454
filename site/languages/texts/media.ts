import type { Texts } from './texts'

/** The media corner (specification, sections 1 and 2). */
export const media = {
  de: {
    title: 'Medienecke',
    lead: 'Bilder, Texte und Filme für die Presse. Der Zugangscode steht auf Ihrer Akkreditierung; auf Anfrage schicken wir ihn innert eines Arbeitstages.',
    code: 'Zugangscode',
    open: 'Öffnen',
    opening: 'Wird geprüft …',
    refused:
      'Dieser Code öffnet die Medienecke nicht. Bitte prüfen Sie ihn, oder schreiben Sie an {{email}}.',
    tooOften: 'Von dieser Adresse kamen viele Versuche. In einer Viertelstunde geht es weiter.',
    unavailable: 'Die Medienecke antwortet gerade nicht. Bitte versuchen Sie es etwas später.',
    notice:
      'Bevor der Code geschickt wird, läuft die Bot-Prüfung eines Drittanbieters; sie lädt, sobald Sie tippen. Der Zugang gilt acht Stunden auf diesem Gerät.',
    noScript:
      'Ohne JavaScript kann die Bot-Prüfung nicht laufen, und der Code lässt sich nicht schicken. Schreiben Sie an {{email}}, wir senden Ihnen, was Sie brauchen.',
    formRefused:
      'Ohne JavaScript kann die Bot-Prüfung nicht laufen, darum bleibt die Medienecke zu. An wen Sie schreiben können, steht auf der Seite.',
    back: 'Zurück zur Medienecke',
    openUntil: 'Offen bis {{time}}. Bitte drucken Sie die Bildzeile, die bei jedem Bild steht.',
    leave: 'Zugang schliessen',
    closed: 'Der Zugang ist geschlossen.',
    loading: 'Die Liste wird geladen …',
    download: 'Herunterladen',
    downloadAll: 'Alle als ZIP',
    empty: 'Zurzeit liegt hier nichts bereit.',
    guardedTitle: 'Nur mit Zugangscode',
    guardedLead: 'Diese Seite ist nicht öffentlich. Mit dem Zugangscode öffnet sie sich.',
    guardedBack: 'Zurück zur Seite mit dem Zugangscode',
    guardedGone: 'Hinter dem Zugangscode liegt hier gerade keine Seite.',
  },
  fr: {
    title: 'Espace médias',
    lead: 'Images, textes et films pour la presse. Le code d’accès figure sur votre accréditation ; sur demande, nous l’envoyons sous un jour ouvrable.',
    code: 'Code d’accès',
    open: 'Ouvrir',
    opening: 'Vérification …',
    refused: 'Ce code n’ouvre pas l’espace médias. Veuillez le vérifier, ou écrivez à {{email}}.',
    tooOften: 'De nombreux essais sont venus de cette adresse. Reprenez dans un quart d’heure.',
    unavailable: 'L’espace médias ne répond pas en ce moment. Veuillez réessayer un peu plus tard.',
    notice:
      'Avant l’envoi du code, le contrôle anti-robot d’un prestataire tiers a lieu ; il se charge dès que vous tapez. L’accès vaut huit heures sur cet appareil.',
    noScript:
      'Sans JavaScript, le contrôle anti-robot ne peut avoir lieu et le code ne peut être envoyé. Écrivez à {{email}}, nous vous ferons parvenir ce qu’il vous faut.',
    formRefused:
      'Sans JavaScript, le contrôle anti-robot ne peut avoir lieu et l’espace médias reste fermé. L’adresse à laquelle écrire figure sur la page.',
    back: 'Retour à l’espace médias',
    openUntil: 'Ouvert jusqu’à {{time}}. Veuillez imprimer la mention d’auteur jointe à chaque image.',
    leave: 'Fermer l’accès',
    closed: 'L’accès est fermé.',
    loading: 'La liste se charge …',
    download: 'Télécharger',
    downloadAll: 'Tout en ZIP',
    empty: 'Rien n’est proposé ici pour le moment.',
    guardedTitle: 'Avec code d’accès',
    guardedLead: 'Cette page n’est pas publique. Elle s’ouvre avec le code d’accès.',
    guardedBack: 'Retour à la page du code d’accès',
    guardedGone: 'Il n’y a pas de page ici derrière le code d’accès pour le moment.',
  },
  en: {
    title: 'Media corner',
    lead: 'Pictures, texts and films for the press. The access code is on your accreditation, or ask us and we send it within a working day.',
    code: 'Access code',
    open: 'Open',
    opening: 'Checking …',
    refused: 'This code does not open the media corner. Please check it, or write to {{email}}.',
    tooOften: 'Many attempts came from this address. You can go on in a quarter of an hour.',
    unavailable: 'The media corner does not answer just now. Please try again a little later.',
    notice:
      'A bot check of a third party runs before the code is sent; it loads when you type. Access lasts eight hours on this device.',
    noScript:
      'Without JavaScript the bot check cannot run and the code cannot be sent. Write to {{email}} and we send you what you need.',
    formRefused:
      'Without JavaScript the bot check cannot run, so the media corner stays closed. The page says whom you can write to.',
    back: 'Back to the media corner',
    openUntil: 'Open until {{time}}. Please print the credit line that is stored with each picture.',
    leave: 'Close access now',
    closed: 'Access is closed.',
    loading: 'The list is loading …',
    download: 'Download',
    downloadAll: 'All as ZIP',
    empty: 'There is nothing here at the moment.',
    guardedTitle: 'With an access code',
    guardedLead: 'This page is not public. It opens with the access code.',
    guardedBack: 'Back to the page of the access code',
    guardedGone: 'There is no page here behind the access code just now.',
  },
} as const satisfies Texts
