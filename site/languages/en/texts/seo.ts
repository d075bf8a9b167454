import type { TextsOf } from '../../texts-of'

export const seo: TextsOf<'seo'> = {
  websiteTitle: 'Grandhotel Edelgrat, Val Serein',
  ogTitle: 'Grandhotel Edelgrat',
  description: 'Sixty-eight rooms, four kitchens and a lake at 1,640 metres. Open in summer and in winter.',
  notFoundTitle: 'Page not found',
}
