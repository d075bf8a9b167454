import { activity } from './activity'

export const iceRink = activity(
  {
    id: 'activity-ice-rink',
    season: 'winter',
    difficulty: 'easy',
    gallery: ['ice-rink', 'bar-lamplight', 'webcam-dusk'],
  },
  {
    de: {
      path: '/tal-und-berg/eisfeld',
      title: 'Eisfeld',
      lead: 'Natureis vor der Terrasse, von Hand gespritzt. Am Abend brennen zwölf Lampen.',
      duration: 'offen',
      meetingPoint: 'Eisfeld vor dem Haus',
      facts: [
        ['Offen', '10:00 bis 21:00 Uhr, wenn es friert'],
        ['Schlittschuhe', 'in der Hütte, kostenlos'],
        ['Eisstock', 'Samstag um 17:00 Uhr'],
      ],
      body: [
        'Der Eismeister spritzt nach elf, wenn niemand mehr zusieht. Bei Tauwetter nimmt er es persönlich.',
      ],
    },
    fr: {
      path: '/vallee/patinoire',
      title: 'La patinoire',
      lead: 'De la glace naturelle devant la terrasse, arrosée à la main. Le soir, douze lampes l’éclairent.',
      duration: 'libre',
      meetingPoint: 'la patinoire devant la maison',
      facts: [
        ['Ouverture', 'de 10 h à 21 h, quand il gèle'],
        ['Patins', 'à la cabane, gratuits'],
        ['Curling bavarois', 'le samedi à 17 h'],
      ],
      body: [
        'Le maître de glace arrose après onze heures, quand personne ne regarde. Le redoux, il le prend pour lui.',
      ],
    },
    en: {
      path: '/valley/ice-rink',
      title: 'The ice rink',
      lead: 'Natural ice in front of the terrace, sprayed by hand. Twelve lamps burn in the evening.',
      duration: 'as you like',
      meetingPoint: 'the rink in front of the house',
      facts: [
        ['Open', '10 am to 9 pm, when it freezes'],
        ['Skates', 'in the hut, free of charge'],
        ['Ice stock', 'Saturdays at 5 pm'],
      ],
      body: ['The ice master sprays after eleven, when nobody is watching. He takes a thaw personally.'],
    },
  },
)
