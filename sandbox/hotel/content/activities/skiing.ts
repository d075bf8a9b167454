import { activity } from './activity'

export const skiing = activity(
  {
    id: 'activity-skiing',
    season: 'winter',
    difficulty: 'moderate',
    price: 84,
    gallery: ['ski-tracks', 'hotel-winter-day', 'village-winter'],
  },
  {
    de: {
      path: '/tal-und-berg/skifahren',
      title: 'Skifahren',
      lead: 'Vierzig Kilometer Piste auf der Sonnenseite. Der Sessellift steht acht Minuten vom Haus, die letzte Abfahrt endet davor.',
      duration: '1 Tag',
      meetingPoint: 'Skiraum, Untergeschoss',
      facts: [
        ['Pisten', '40 km, davon 9 km schwarz'],
        ['Lifte', '08:30 bis 16:00 Uhr'],
        ['Miete', 'im Skiraum, ab CHF 45 pro Tag'],
      ],
      body: [
        'Der Skiraum öffnet um halb acht. Die Schuhe sind warm, die Kanten geschliffen, der Kaffee steht auf dem Ofen.',
        'Die Skischule von Serein-Dorf kommt ins Haus. Wer allein fährt, hängt seinen Namen an das Brett: So findet sich ein Zweiter.',
      ],
    },
    fr: {
      path: '/vallee/ski',
      title: 'Le ski',
      lead: 'Quarante kilomètres de pistes au soleil. Le télésiège est à huit minutes, la dernière descente finit devant la porte.',
      duration: '1 jour',
      meetingPoint: 'local à skis, sous-sol',
      facts: [
        ['Pistes', '40 km, dont 9 km noirs'],
        ['Remontées', 'de 8 h 30 à 16 h'],
        ['Location', 'au local à skis, dès CHF 45 par jour'],
      ],
      body: [
        'Le local ouvre à sept heures et demie. Les chaussures sont chaudes, les carres affûtées, le café est sur le poêle.',
        'L’école de ski de Serein-Dorf vient à la maison. Qui skie seul accroche son nom au tableau : un second s’y trouve toujours.',
      ],
    },
    en: {
      path: '/valley/skiing',
      title: 'Skiing',
      lead: 'Forty kilometres of piste on the sunny side. The chairlift is eight minutes away and the last run ends at the door.',
      duration: '1 day',
      meetingPoint: 'ski room, lower floor',
      facts: [
        ['Pistes', '40 km, 9 km of them black'],
        ['Lifts', '8.30 am to 4 pm'],
        ['Hire', 'in the ski room, from CHF 45 a day'],
      ],
      body: [
        'The ski room opens at half past seven. The boots are warm, the edges sharp, and there is coffee on the stove.',
        'The Serein-Dorf ski school comes to the house. If you ski alone, hang your name on the board; someone will join you.',
      ],
    },
  },
)
