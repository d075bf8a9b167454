import { activity } from './activity'

export const pineForest = activity(
  {
    id: 'activity-pine-forest',
    season: 'summer',
    difficulty: 'easy',
    distanceKm: 6,
    ascentMetres: 280,
    price: 25,
    gallery: ['stone-pine-forest', 'arolles-hamlet', 'meadow-flowers'],
  },
  {
    de: {
      path: '/tal-und-berg/arvenwald',
      title: 'In den Arvenwald mit der Försterin',
      lead: 'Der Wald über Les Arolles ist sechshundert Jahre alt. Die Försterin kennt die meisten Bäume persönlich.',
      duration: '3 h',
      meetingPoint: 'Les Arolles, Parkplatz Säge',
      facts: [
        ['Wann', 'Mittwoch um 09:00 Uhr'],
        ['Mitnehmen', 'feste Schuhe, eine Lupe gibt es'],
      ],
      body: [
        'Man lernt, Arve und Fichte an den Nadeln zu zählen, fünf gegen eine. Man hört den Häher, der die Samen vergräbt und die Hälfte vergisst. Aus der anderen Hälfte ist der Wald.',
        'Am Ende gibt es Tee in der Hütte und ein Stück Holz zum Riechen.',
      ],
    },
    fr: {
      path: '/vallee/foret-d-arolles',
      title: 'La forêt avec la forestière',
      lead: 'La forêt au-dessus des Arolles a six cents ans. La forestière connaît la plupart des arbres en personne.',
      duration: '3 h',
      meetingPoint: 'Les Arolles, parking de la scierie',
      facts: [
        ['Quand', 'le mercredi à 9 h'],
        ['À prendre', 'de bonnes chaussures, la loupe est prêtée'],
      ],
      body: [
        'On apprend à compter les aiguilles, cinq pour l’arolle, une pour l’épicéa. On écoute le casse-noix, qui cache les graines et en oublie la moitié : la forêt vient de cette moitié-là.',
        'À la fin, du thé au refuge et un morceau de bois à sentir.',
      ],
    },
    en: {
      path: '/valley/stone-pine-forest',
      title: 'Into the forest with the forester',
      lead: 'The forest above Les Arolles is six hundred years old. The forester knows most of the trees in person.',
      duration: '3 h',
      meetingPoint: 'Les Arolles, car park at the sawmill',
      facts: [
        ['When', 'Wednesdays at 9 am'],
        ['Bring', 'sturdy shoes; we lend the lens'],
      ],
      body: [
        'You learn to tell stone pine from spruce by counting needles, five against one. You listen for the nutcracker, which buries the seeds and forgets half of them. The forest is the forgotten half.',
        'It ends with tea in the hut and a piece of wood to smell.',
      ],
    },
  },
)
