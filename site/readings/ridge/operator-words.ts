import type { ReadingFeed } from '../reading-feed'

export const ridgeOperatorWords: ReadingFeed['words'] = {
  de: {
    look: 'Am Grat',
    shown: 'zeigt, wie es am Grat ist',
    unchanged: 'Am Grat ist es, wie die Seiten schon zeigen.',
    service: 'Der Dienst vom Grat',
    values: {
      temperature: 'Temperatur',
      snowDepth: 'Schneehöhe',
      lifts: 'Lifte',
      nextTrain: 'nächste Bahn',
      takenAt: 'Zeit des Bildes',
    },
    alert: {
      title: 'Der Dienst vom Grat antwortet nicht, wie er soll.',
      none: 'Eine gute Messung gab es noch nie; die Seiten nennen nur die Saison. Von Ihnen ist nichts nötig.',
      kept: (at) =>
        `Die Seiten zeigen die Messung von ${at} mit ihrer Zeit, sechs Stunden lang; danach nur noch diese Zeit. Von Ihnen ist nichts nötig.`,
    },
  },
  en: {
    look: 'On the ridge',
    shown: 'shows what it is like on the ridge',
    unchanged: 'On the ridge it is as the pages show already.',
    service: 'The service of the ridge',
    values: {
      temperature: 'Temperature',
      snowDepth: 'Depth of the snow',
      lifts: 'Lifts',
      nextTrain: 'next train',
      takenAt: 'time of the picture',
    },
    alert: {
      title: 'The service of the ridge does not answer as it should.',
      none: 'There has never been a good reading; the pages name only the season. You need do nothing.',
      kept: (at) =>
        `The pages show the reading of ${at} with its time, for six hours; then only this time. You need do nothing.`,
    },
  },
}
