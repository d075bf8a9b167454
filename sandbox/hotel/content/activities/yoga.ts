import { activity } from './activity'

export const yoga = activity(
  {
    id: 'activity-yoga',
    season: 'summer',
    difficulty: 'easy',
    gallery: ['yoga-meadow', 'meadow-flowers', 'climbing-wall'],
  },
  {
    de: {
      path: '/tal-und-berg/yoga',
      title: 'Yoga auf der Wiese',
      lead: 'Um halb acht auf der Wiese hinter dem Garten, bei Regen im Musiksalon. Danach steht das Frühstück bereit.',
      duration: '1 h',
      meetingPoint: 'Gartentor',
      facts: [
        ['Wann', 'täglich ausser Sonntag, 07:30 Uhr'],
        ['Matten', 'sind da'],
        ['Sprache', 'Deutsch und Französisch, wie es kommt'],
      ],
      body: [
        'Die Wiese wird Anfang Juli gemäht. Vorher übt man zwischen Glockenblumen, nachher im Duft von Heu.',
      ],
    },
    fr: {
      path: '/vallee/yoga',
      title: 'Yoga dans le pré',
      lead: 'À sept heures et demie dans le pré derrière le jardin, au salon de musique s’il pleut. Le petit déjeuner vous attend ensuite.',
      duration: '1 h',
      meetingPoint: 'le portail du jardin',
      facts: [
        ['Quand', 'tous les jours sauf le dimanche, 7 h 30'],
        ['Tapis', 'sur place'],
        ['Langue', 'français et allemand, au gré du groupe'],
      ],
      body: [
        'Le pré est fauché début juillet. Avant, on s’étire parmi les campanules ; après, dans l’odeur du foin.',
      ],
    },
    en: {
      path: '/valley/yoga',
      title: 'Yoga on the meadow',
      lead: 'At half past seven on the meadow behind the garden, in the music salon if it rains. Breakfast is ready afterwards.',
      duration: '1 h',
      meetingPoint: 'the garden gate',
      facts: [
        ['When', 'daily except Sunday, 7.30 am'],
        ['Mats', 'provided'],
        ['Language', 'German and French, some English'],
      ],
      body: [
        'The meadow is mown in early July. Before that you stretch among bellflowers, after it in the smell of hay.',
      ],
    },
  },
)
