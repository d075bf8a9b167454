import type { TextsOf } from '../../texts-of'

export const media: TextsOf<'media'> = {
  title: 'Espace médias',
  lead: 'Images et textes pour la presse. Le code d’accès figure sur votre accréditation ; sur demande, nous l’envoyons sous un jour ouvrable.',
  code: 'Code d’accès',
  open: 'Ouvrir',
  opening: 'Vérification …',
  refused: 'Ce code n’ouvre pas l’espace médias. Veuillez le vérifier, ou écrivez à {{email}}.',
  tooOften: 'De nombreux essais sont venus de cette adresse. Reprenez dans un quart d’heure.',
  unavailable: 'L’espace médias ne répond pas en ce moment. Veuillez réessayer un peu plus tard.',
  notKept:
    'Le code est juste, mais votre navigateur n’a pas gardé l’accès. Veuillez autoriser les cookies pour ce site et réessayer, ou écrivez à {{email}}.',
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
}
