import type { TextsOf } from '../../texts-of'

export const seo: TextsOf<'seo'> = {
  websiteTitle: 'Grandhotel Edelgrat, Val Serein',
  ogTitle: 'Grandhotel Edelgrat',
  description: 'Soixante-huit chambres, quatre tables et un lac à 1640 mètres. Ouvert en été et en hiver.',
  notFoundTitle: 'Page introuvable',
}
