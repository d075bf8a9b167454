import { readingAt } from './reading'

/** What it is like on the ridge, as a service of the railway would say it. */
export const ridgeStandIn = {
  measure: readingAt,
  wrongTypes: {
    temperature: 'minus sechs',
    snowDepth: -4,
    lifts: { open: 9, total: 7 },
    nextTrain: '14:40',
    webcam: 'gerade eben',
  },
  title: 'Ridge',
  says: 'what it is like up there',
}
